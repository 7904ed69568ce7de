/** Subscription, names and words of both languages. What renews itself: streaming, apps, cloud storage, newspapers, whatever is called a subscription. */
export const SUBSCRIPTION_ANY = `
# Subscription, any, loose
all trails
binge
calm
crave
discord
google
max
medium
microsoft
on star
plex
premium
sub stack
zoom
# Subscription, any, thing
alt balaji
altbalaji
bharat matrimony
bisnis indonesia premium
butcherbox
cred membership
cuckoo fm
eros now
erosnow
fancode
fishbrain
hoichoi
hungama
indovision
jio saavn
kuku tv
kukufm
lionsgate play
mx player pro
naukri fastforward
navionics
noice podcast
onepassword
onstar
pocketfm
pratilipi
shaadi dot com
spypoint
stockbit pro
tactacam
tokopedia plus
vivint
zee five
zomato pro
# Subscription, any, full
1 password
1password
23andme plus
aarp membership
abc mouse
abcmouse
acorn tv
acrobat
adobe
adobe creative cloud
adobe premiere
adt
after effects
aha telugu
aiklod
airtable
alight motion
alight motion premium
all trails plus
alltrails
amazon kids
amazon music
amazon prime
amazon prime membership
amazon web services
amc a list
amc plus
amc stubs
ancestry
ancestry.com
angel guild
anthropic
apple arcade
apple fitness
apple fitness plus
apple music
apple one
apple tv
apple tv plus
apple tv subscription
arlo plan
arlo secure
artlist
audible
avast
b612 premium
babbel
backblaze
bark box
barkbox
beach body
bear pro
bein
bein sport
bein sports
bigo vip
bilibili
bilibili premium
birch box
birchbox
bisnet gio
bitdefender
bitwarden
biznet gio
bjs membership
blink camera plan
blink plan
blinkist
bloomberg
blue apron subscription
box subscription
brilliant.org
brinks home
brit box
britbox
browserstack
bstation
bubble lysn
buffer plan
bumble
bumble boost
bumble premium
business times
busuu
butcher box
buy me a coffee membership
cakap
cakap langganan
calm app
cam scanner
camscanner
canva
canva for teams
canva premium
canva pro
cap cut
capcut
capcut pro
carbonite
catchplay
catchplay plus
centang biru
cet jipiti
character ai
chat gpt
chat jipiti
chatgpt
chatgpt plus
chegg
chess com
chess.com
chewy autoship
christian mingle
clash gold pass monthly
class pass
classpass
claude
claude ai
claude pro
clickup
coffee meets bagel
comixology
consumer reports
contabo
copilot
copilot pro
course hero
coursera plus
cpanel
creative cloud
credit karma
credit monitoring
crunchy roll
crunchyroll
cursor
cursor ai
dash pass
dashlane
dashlane premium
dashpass
datadog
dave ramsey everydollar
dazn
dc universe
dear u bubble
deezer
descript
detik premium
dewaweb
discord nitro
discovery plus
diskord
disney
disney hotstar
disney plus
disney plus hotstar
disney+
domain co id
dramabox
dropbox
duolingo
duolingo max
duolingo plus
duolingo super
ea access
ea play
ebook bulanan
economist
economist subscription
eharmony
eleven labs
elevenlabs
elsa speak
emby
envato
envato elements
epic books kids
epidemic sound
espn
espn plus
espn+
everand
evernote
exabytes
excel subscription
experian
express vpn
expressvpn
f1 tv
fab fit fun
fabfitfun
faceapp
factor meals
factor meals subscription
farmers only
figma
financial times
firebase blaze
fireflies
fitness plus
fizzo
fizzo premium
flo premium
flo sports
forbes subscription
fortnite crew
freepik
freepik premium
fubo
fubo tv
fubotv
funimation
g suite
gaana
gaia gps
game changer app
game pass
gamechanger app
garmin inreach
geforce now
gemini
gemini advanced
genflix
github
github copilot
github pro
gitlab
gofood plus
gojek plus
goodnotes
goodnovel
google ai pro
google drive
google drive storage
google fiber tv
google one
google photos
google play pass
google workspace
gopay plus
goplus
gpt
gpt plus
grab unlimited
grabunlimited
gramedia digital
grammarly
grindr
grindr xtra
grubhub plus
gsuite
gugel drive
gugel wan
gugel workspace
gympass
hallmark movies now
hallmark plus
hallow app
harian jogja
harian kompas
hbo
hbo go
hbo max
headspace
hetzner
highlights magazine
hims subscription
hinge app
hinge plus
hinge preferred
hinge premium
homer app
hosting tahunan
hotspot shield
hotstar
hudl
hulu
hulu live
hunt stand app
huntstand
i cloud
icedrive
icloud
icloud plus
icloud+
id cloud host
idcloudhost
illustrator
indesign
inshot
insight timer
instacart plus
instacart plus membership
instagram verified
intellij
ipsy
iptv
ipusnas premium
iqiyi
jagoan hosting
jagoanhosting
jakarta post
jetbrains
jio cinema
jiocinema
jiohotstar
jiosaavn
joox
joox vip
kanva pro
kapkat pro
karyakarsa
kaspersky
kbm app
kindle unlimited
kinemaster
kinemaster premium
kiwi co
kiwico
klik film
klikfilm
ko fi
kobo plus
kodi
kofi membership
kompas plus
koran kompas
kuku fm
kumparan plus
la times
langit musik
last pass
lastpass
league pass
leonardo ai
libro fm
lichess patron
life 360
life alert
life lock
life360
lifelock
lightroom
lightroom subscription
linkedin
linkedin premium
linkedin sales navigator
linode
literati box
local paper subscription
loom pro
loot crate
luminary
lyft pink
maikrosof 365
majalah tempo langganan
malwarebytes
manga plus
mangatoon
mangatoon vip
marvel unlimited
master class
masterclass
masterweb
match com
match dot com
match.com
max streaming
max subscription
maxstream
mcafee
medium membership
meesho gold
meitu vip
melolo
membership twitch
memrise
meta verified
mewatch
microsoft 365
microsoft office
midjourney
mikrosof 365
minecraft realm
minecraft realms
mint app
mlb tv
mola
mola tv
monarch money
monday app
movie pass
moviepass
ms 365
ms office
mubi
myfitnesspal
national geographic
nba league pass
nest aware
netflik
netflix
netflix family
netlify pro
netplik
new relic
new yorker
newspapers com
newspapers dot com
nfhs network
nfl red zone
nfl sunday ticket
niaga hoster
nintendo online
nintendo switch online
nitro discord
noom
nord vpn
nordpass
nordvpn
norton
notability
notion
notion ai
notion plus
noveltoon
noveltoon vip
nytimes
obsidian
obsidian sync
office 365
office subscription
okcupid
on x hunt
on x offroad
one drive
one password
onedrive
onlyfans
onx
openai
otter ai
oura
oura membership
pandora
pandora plus
paramount plus
paramount+
patreon
patreon pledge
pbs passport
pcloud
peacock
peacock tv
peloton
peloton app
peloton membership
perplexity
perplexity pro
philo
photomath
photoshop
pia vpn
picsart
play pass
playstation plus
plex pass
pocket fm
postman plan
premiere pro
prime gaming
prime student
prime video
private internet access
proton mail
protonmail
protonvpn
ps now
ps plus
ps plus deluxe
ps plus extra
psn plus
pure flix
pureflix
qobuz
quillbot
quip refill plan
quizlet
quizlet plus
qwords
rcti plus
readers digest
reelshort
regal unlimited
remini
replika
replit
resso
right now media
ring camera plan
ring doorbell plan
ring plan
ring protect
roblox plus
roblox premium
rocket money
rosetta stone
ruangguru langganan
runway
runwayml
saweria membership
scanner pro
scribd
scribd premium
sentry plan
serious xm
setel premium
shipt
shipt membership
shonen jump
shopee vip
shopify plan
shortmax
showtime
shudder
shutterstock
simpli safe
simplisafe
simply safe
sirius
sirius xm
siriusxm
skillshare
skillshare premium
slack plan
slack pro
sleep cycle
sling tv
snapchat plus
snapseed
snow vip
sony liv
sonyliv
soundcloud
soundcloud go
spotifai
spotify
spotify duo
spotify family
spotify premium
spotipai
starlink roam sub
starz
steam deck subscription
storytel
straits times
straits times digital
strava
sun nxt
sunday ticket
suno
suno ai
supabase
super duolingo
surf shark
surfshark
swiggy one
sync.com
tantan vip
target circle 360
telegram
telegram premium
tempo plus
the athletic
the dyrt
the guardian
the jakarta post
the new yorker
the straits times
the times
tidal
times prime
tinder
tinder gold
tinder plus
todoist
trakteer membership
trello premium
triple a
turnitin
twitch
twitch sub
twitch subscription
twitch turbo
twitter blue
twitter premium
uber one
ubisoft plus
udemy subscription
ufc fight pass
vercel pro
viaplay
vidio
vidio platinum
vidio premier
vision plus
viu
viu premium
viz
vn pro
vpn subscription
vsco
vultr
walmart plus
walmart+
wattpad premium
waze premium
we tv
webstorm
webtoon coins monthly
webtoon coins pass
webtoon premium
weight watchers app
wetv
weverse membership
whatsapp business premium
whoop
whoop membership
willow
willow tv
windscribe
windsurf
wine club
wondery
wordpress hosting
wordpress plan
wps office
wps premium
wwe network
wynk
wyze cam plus
x premium
x twitter
xbox game pass
xbox live
ynab
you need a budget
you tube tv
you.com
youtube family
youtube membership
youtube music
youtube premium
youtube tv
yt music
yt premium
yutub premium
yutup premium
zee 5
zee5
zenius langganan
zomato gold
zoom pro
`
