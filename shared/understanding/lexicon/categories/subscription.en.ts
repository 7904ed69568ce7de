/** Subscription, English. What renews itself: streaming, apps, cloud storage, newspapers, whatever is called a subscription. */
export const SUBSCRIPTION_EN = `
# Subscription, en, hint
app
apps
auto renewal
renew
renewal
software
# Subscription, en, loose
annual plan
cloud
family plan
membership
membership fee
memberships
newspaper
plus
pro plan
storage
streaming
trial
# Subscription, en, thing
crunch fitness
email plan
family tree site
la fitness membership
magazine renewal
map app
movie channel
news app
news site
now tv
online news
paper delivery
radio plan
shipping club
sky sports
sock club
sports channel
warehouse club
# Subscription, en, full
aaa membership
annual subscription
anti virus
antivirus
app subscription
barkbox subscription
book of the month
cloud backup
cloud storage
costco membership
dating app
digital newspaper
dollar shave club
extra storage
fitness app
google storage
icloud storage
language app
magazine subscription
meal kit subscription
meditation app
monthly subscription
new york times
news subscription
newspaper subscription
note taking app
ny times
nyt
online membership
password manager
photo storage
prime membership
sams club membership
stitch fix
streaming service
streaming services
subscribe
subscribed
subscription
subscription box
subscription fee
subscription renewal
subscriptions
substack
the atlantic
the economist
vpn
wall street journal
washington post
weight watchers
workout app
wsj
yearly subscription
`
