/** Subscription, Indonesian. What renews itself: streaming, apps, cloud storage, newspapers, whatever is called a subscription. */
export const SUBSCRIPTION_ID = `
# Subscription, id, hint
aplikasi
aplikasi berbayar
perpanjang
perpanjangan
# Subscription, id, loose
akun premium
apk premium
member bulanan
paket premium
pro bulanan
sharing akun
# Subscription, id, thing
akun sharing youtube
# Subscription, id, full
akun canva
akun chatgpt
akun netflix
akun spotify
akun youtube premium
aplikasi edit foto
aplikasi edit video
aplikasi premium
berlangganan
biaya langganan
e paper
epaper
gabung membership
kompas digital
kompas id
koran digital
koran langganan
langganan
langganan aplikasi
langganan bulanan
langganan film
langganan koran
langganan majalah
langganan musik
langganan tahunan
member youtube
membership youtube
memori icloud
paket disney
paket netflix
patungan netflix
patungan spotify
penyimpanan cloud
penyimpanan google
penyimpanan icloud
perpanjang langganan
sharing netflix
storage google
storage icloud
tempo digital
vip iqiyi
vip viu
vip wetv
`
