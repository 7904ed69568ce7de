/** Entertainment, Indonesian. Fun: cinema, games, concerts, hobbies, sport for its own sake, books to enjoy, days out. */
export const ENTERTAINMENT_ID = `
# Entertainment, id, faint
htm
karcis
tiket
# Entertainment, id, hint
acara
gramedia
kelas
kencan
lomba
malam mingguan
ngedate
pantai
pertunjukan
taman
# Entertainment, id, loose
bacaan
buku
catur
film
foto self studio
gor
hiburan
lapangan
main
masuk pantai
menonton
nonton
panggung
pentas
pesta
rekreasi
tiket masuk
tiket masuk pantai
tiket pantai
# Entertainment, id, thing
adu layangan
agrowisata
air terjun
airsoft
akun ff
akun ml
alat gambar hobi
alat lukis
alat musik
alat pancing
album
album k pop
album kpop
amazone
ancol
angklung
arena bermain
arena permainan
arung jeram
arung jeramu
atlantis
ayunan
balet
ban renang
banana boat
basket
batu night spectacular
bazar buku
bebek bebekan
bekel
beli diamond
beli skin
beli uc
benang rajut
berenang
berkuda
beyblade
bianglala
biaya race lari
big bad wolf
biliar
billiard
bilyar
biola
bioskop
blind box
blindbox
bns
bola
bola anak
bola plastik
boling
bonbin
borobudur
buku agama
buku aktivitas
buku anak
buku bacaan
buku bekas
buku bergambar
buku biografi
buku cerita
buku dongeng
buku fiksi
buku filsafat
buku impor
buku komik
buku mewarnai
buku motivasi
buku non fiksi
buku novel
buku puisi
buku resep
buku sejarah
buku self improvement
buku stiker
buku tere liye
buku tts
bulu tangkis
bulutangkis
burung dara balap
campursari
candi
capit boneka
cat lukis
chipmunks
cinemaxx
congklak
curug
daftar fun run
daftar lari
dakon
dangdutan
delman wisata
diamond
diamond ff
diamond ml
diamond mobile legends
dingdong
diskotek
diskotik
dm ml
donasi streamer hiburan
drum
dufan
dugem
dunia fantasi
dusun bambu
elite pass
ensiklopedia
fan meeting
fanmeeting
farmhouse
festival lampion
festival musik
fidget
figur
figure
film di bioskop
floating market
flying board
flying fox
foto box
foto studio
fotobox
funtopia
funworld
gacha
galatama
galeri
galeri nasional
galeri seni
game
game online
gandrung
gantangan burung
gelang tiket
gelembung sabun
gift tiktok
gim
gitar
go kart
gokart
gondola
gundu
gunpla
gunung agung
halma
hobi
hotwheels
inul vizta
isi diamond
isi game
isi kartu timezone
isi saldo timezone
isi steam wallet
iuran badminton
iuran futsal
jaipongan
jakarta fair
jaranan
jaring gawang
jastip konser
jathilan
jatim park
jawa timur park
jetski
joki game
joki ml
joki rank
joran
jumpa fans
jungleland
kail
kail pancing
kalimba
kamera instan
kano
kanvas lukis
karaokean
karcis masuk wisata
karcis pantai
karokean
kartu domino
kartu gambar
kartu naruto
kartu pokemon
kartu remi
kartu uno
kas futsal
kaset
kaset ps
kawah
kawah putih
kebun binatang
kebun binatang surabaya
kebun bunga
kebun raya
kebun raya bogor
kebun stroberi
kebun teh
kebun teh wisata
kelas barista hobi
kelas dance
kelas keramik
kelas masak
kelas melukis
kelas memasak
kelas menari
kelas merajut
kelas tari
kemah hiburan
kembang api
kerajinan tangan
kereta gantung
kereta kelinci
kereta mini
kereta wisata
ketoprak humor
kids station
kidzlandia
koin bigo
koin dingdong
koin fizzo
koin game
koin mainan
koin novel
koin tiktok
koin timezone
koin webtoon
kok bulutangkis
kolam air panas
kolam bola
kolam galatama
kolam karet
kolam pancing
kolam pemancingan
kolam plastik
kolam renang
koleksi
kolintang
komedi putar
komidi putar
komidi puter
komik
komik detektif conan
komik naruto
komik one piece
konser
konser dangdut
konser musik
kora kora
koran
kostum cosplay
kota tua
kuda kudaan
kuda lumping
kuda tunggang
kuda wisata
kursus melukis
labubu
lapangan badminton
lapangan basket
lapangan futsal
lapangan tenis
lato lato
layar tancap
lempar gelang
lenong
les badminton
les balet
les basket
les bulu tangkis
les dance
les drum
les futsal
les gambar
les lukis
les melukis
les menari
les selancar
les taekwondo
les tari
les tenis
light stick
lightstick
lotre
ludo
ludruk
lumba lumba
mabar
madihin
mahjong
main air
main ayunan
main badminton
main basket
main biliar
main billiard
main bilyar
main bowling
main bulu tangkis
main bulutangkis
main catur
main futsal
main game
main game online
main golf
main ice skating
main kartu
main layangan
main mandi bola
main ml
main padel
main ps
main ps5
main salju
main tenis
main trampolin
main voli
main warnet
majalah
majalah bekas
majalah bobo
mamanda
mancing
mancing ikan
mancing mania
mandi bola
manik manik
masak masakan
masuk agrowisata
masuk air terjun
masuk ancol
masuk area camping
masuk benteng
masuk candi
masuk curug
masuk danau
masuk desa wisata
masuk dufan
masuk goa
masuk goa jepang
masuk istana
masuk kebun binatang
masuk kebun raya
masuk keraton
masuk kolam
masuk kolam renang
masuk kraton
masuk lobang jepang
masuk monas
masuk museum
masuk ngarai
masuk ragunan
masuk taman
masuk taman bunga
masuk trans studio
masuk wahana
masuk wisata
mata kail
meet and greet
meja biliar
memanah
memancing
menyelam
merajut
merch kpop
merchandise kpop
mesin capit
mewarnai
mini soccer
miniapolis
miniatur
minisoccer
minsoc
mobil remote
monas
monopoli
museum angkut
museum fatahillah
museum layang layang
museum macan
museum nasional
museum wayang
naik atv
naik banana boat
naik bianglala
naik delman wisata
naik gajah
naik kuda
naik odong odong
naik perahu
naik wahana
nendoroid
nobar
nonton balap
nonton bareng
nonton bioskop
nonton bola
nonton bulutangkis
nonton di cgv
nonton di xxi
nonton drama
nonton film
nonton ketoprak
nonton konser
nonton layar tancap
nonton motogp
nonton persib
nonton pertandingan
nonton sirkus
nonton teater
nonton timnas
nonton wayang
novel bekas
novel online
novel terjemahan
nyanyi
ocean park
odong odong
ondel ondel
orchid forest
organ tunggal
orgen tunggal
orkes
otoped
outbound
pakarena
pameran
pameran buku
pameran foto
pameran lukisan
pameran mobil
panahan
pancingan
panjat dinding
panjat pinang
panjat tebing
papan catur
paralayang
parkir wisata hiburan
pasang senar
pasang senar raket
pasar malam
pasar malam wahana
pasar seni
pasir ajaib
pasir kinetik
patungan badminton
patungan futsal
pekan raya
pelampung
pelampung renang
pelet pancing
pelindung tulang kering
pemancingan
pemandian
pemandian air panas
penangkaran penyu
pencak silat
pendaftaran lari
perahu bebek
perahu karet
perangko koleksi
permainan
permainan anak
pesta tahun baru
pesta ulang tahun
petasan
petik apel
petik stroberi
photo box
photobooth
photocard
photomatics
pianika
pingpong
piringan hitam
pistol air
playdoh
playdough
playtopia
pop it
pop mart
popcorn bioskop
prambanan
prj
ragunan
rajutan
rakitan
randai
reel pancing
renang
rental playstation
rental ps
rental studio
reog
retribusi pantai
retribusi wisata
roller skate
royal pass
rumah kaca
saldo timezone
saloka
saluang dendang
sanggar tari
sarung tangan kiper
saweran streamer
sekaten
sekolah bola
sekolah sepak bola
selancar
self photo
self photo studio
senar gitar
senar pancing
senorkeling
sepatu roda
sewa alat musik
sewa ban
sewa ban renang
sewa bebek bebekan
sewa bola
sewa buku
sewa gokart
sewa gor
sewa kamera
sewa kamera wisata
sewa kano
sewa karaoke
sewa kaset
sewa kolam
sewa komik
sewa kompor camping
sewa kostum
sewa kostum cosplay
sewa lapangan
sewa lapangan badminton
sewa loker renang
sewa mainan
sewa mobil aki
sewa papan selancar
sewa papan seluncur
sewa pelampung
sewa perahu
sewa playstation
sewa proyektor nobar
sewa ps
sewa raket
sewa sepatu bowling
sewa sepatu roda
sewa sepeda air
sewa sepeda listrik wisata
sewa studio
sewa studio musik
sewa tenda kemping
sewa tikar
sewa tikar pantai
sewa vr
silat
sinrilik
sintren
sirkus
skating
skin game
skin ml
skin mobile legends
skuter anak
snowbay
ssb
stand up comedy
standup
starlight
starlight ml
stik es krim kerajinan
stik ps
stiker panini
studio band
studio foto
studio musik
suling
tabloid
tamagotchi
taman bermain
taman bunga
taman bunga nusantara
taman lalu lintas
taman mini
taman rekreasi
taman safari
taman wisata
tangkuban perahu
tari barong
tari kecak
tarling
teater
teka teki silang
tembak tembakan
tempat bermain
tempat main
tempat main anak
tempat wisata
tenis
tenis meja
terompet tahun baru
the lodge
tiket ancol
tiket arema
tiket balapan
tiket bioskop
tiket bola
tiket candi
tiket curug
tiket dufan
tiket fanmeet
tiket fest
tiket festival
tiket film
tiket gbk
tiket goa
tiket jogja bay
tiket kebun binatang
tiket kereta gantung
tiket kidzania
tiket kolam renang
tiket konser
tiket lari
tiket lumba lumba
tiket masuk ancol
tiket masuk candi
tiket masuk curug
tiket masuk dufan
tiket masuk kebun binatang
tiket masuk kolam
tiket masuk museum
tiket masuk taman
tiket masuk wisata
tiket monas
tiket motogp
tiket museum
tiket nonton
tiket pasar malam
tiket pendakian curug
tiket persebaya
tiket persib
tiket persija
tiket pertandingan
tiket prj
tiket ragunan
tiket sea world
tiket seaworld
tiket sepak bola
tiket stadion
tiket stand up
tiket taman safari
tiket teater
tiket timezone
tiket timnas
tiket tmii
tiket trans studio
tiket war
tiket waterpark
tiket wisata
timezone
tmii
togamas
togel
toko buku
tong edan
tong setan
tongkat gunung
top up codm
top up diamond
top up ff
top up free fire
top up game
top up genshin
top up gim
top up honkai
top up koin
top up ml
top up mobile legends
top up pubg
top up roblox
top up robux
top up steam
top up valorant
topeng
topeng anak
topup diamond
topup ff
topup game
topup ml
topup roblox
trampolin
trans studio
transstudio
tts
turnamen ml
uang wasit
uc pubg
ular tangga
ular tanggaan
umpan
umpan mancing
umpan pancing
undian
vinil
voli
voucher game
voucher garena
voucher google play
voucher steam
vr game
wahana
wall climbing
war tiket
warnet
water boom
waterpark
wayang
webtoon
weekly diamond
wisata alam
wisata kebun
wisata kuliner hiburan
wisata petik buah
zona game
# Entertainment, id, full
bantimurung
benang gelasan
benteng kuto besak
benteng rotterdam
benteng vredeburg
catur online
cimory dairyland
coban rondo
dusun semilir
eco green park
eling bening
fort rotterdam
gardu pandang ketep
gedong songo
gereja ayam
goa pindul
grojogan sewu
gumuk pasir
happy puppy karaoke
heha ocean view
heha sky view
house of sampoerna
hutan pinus mangunan
istana maimun
istana pagaruyung
istano basa pagaruyung
iuran kas tim futsal
iuran tim futsal
karapan sapi
kartu gaple
kas tim
ketep pass
kicau mania
lava tour merapi
lawang sewu
leang leang
lego kucing
lodge maribaya
lomba kicau mania
lomba merpati
lomba perkutut
malino highlands
merpati kolongan
nepal van java
ngarai sianok
nonton di bioskop
obelix hills
pacu jalur
pacu jawi
pacuan kuda
pasar terapung
popcorn bucket koleksi
punthuk setumbu
rammang rammang
rindu alam singkawang
sam poo kong
sewa tenda camping
sewa tenda dome
silancur
svargabumi
tebing breksi
telaga sarangan
tiket pertunjukan
tirta gangga
tugu khatulistiwa
ullen sentalu
ulun danu
umbul manten
umbul ponggok
`
