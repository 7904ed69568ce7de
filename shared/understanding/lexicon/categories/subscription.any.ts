/** Subscription, names and words of both languages. What renews itself: streaming, apps, cloud storage, newspapers, whatever is called a subscription. */
export const SUBSCRIPTION_ANY = `
# Subscription, any, loose
binge
calm
crave
discord
google
max
medium
microsoft
plex
premium
zoom
# Subscription, any, full
1 password
1password
23andme plus
acrobat
adobe
adobe creative cloud
adobe premiere
adt
after effects
aha telugu
airtable
alight motion
alight motion premium
amazon kids
amazon music
amazon prime
amazon prime membership
amc a list
amc plus
amc stubs
ancestry
ancestry.com
anthropic
apple arcade
apple fitness
apple fitness plus
apple music
apple one
apple tv
apple tv plus
apple tv subscription
artlist
audible
avast
b612 premium
babbel
backblaze
barkbox
bear pro
bein
bein sport
bein sports
bigo vip
bilibili
bilibili premium
birchbox
bitdefender
bitwarden
bjs membership
blinkist
bloomberg
blue apron subscription
box subscription
brilliant.org
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
character ai
chat gpt
chatgpt
chatgpt plus
chegg
chess com
chess.com
chewy autoship
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
copilot
copilot pro
course hero
coursera plus
creative cloud
credit monitoring
crunchy roll
crunchyroll
cursor
cursor ai
dashlane
dashlane premium
dashpass
datadog
dazn
dc universe
dear u bubble
deezer
descript
detik premium
discord nitro
discovery plus
disney
disney hotstar
disney plus
disney plus hotstar
disney+
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
epidemic sound
espn
espn plus
espn+
everand
evernote
excel subscription
experian
express vpn
expressvpn
f1 tv
fabfitfun
faceapp
factor meals
factor meals subscription
figma
financial times
firebase blaze
fireflies
fitness plus
fizzo
fizzo premium
flo premium
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
game pass
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
gympass
harian jogja
harian kompas
hbo
hbo go
hbo max
headspace
hims subscription
hinge app
hinge preferred
hinge premium
hotspot shield
hotstar
hulu
hulu live
i cloud
icedrive
icloud
icloud plus
icloud+
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
jakarta post
jetbrains
jio cinema
jiocinema
jiohotstar
jiosaavn
joox
joox vip
karyakarsa
kaspersky
kindle unlimited
kinemaster
kinemaster premium
klik film
klikfilm
ko fi
kobo plus
kodi
kofi membership
kompas plus
koran kompas
kumparan plus
la times
langit musik
lastpass
league pass
leonardo ai
libro fm
lichess patron
lifelock
lightroom
lightroom subscription
linkedin
linkedin premium
linkedin sales navigator
local paper subscription
loom pro
loot crate
luminary
lyft pink
majalah tempo langganan
malwarebytes
manga plus
mangatoon
mangatoon vip
marvel unlimited
master class
masterclass
match com
match.com
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
minecraft realm
minecraft realms
mint app
mlb tv
mola
mola tv
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
netflix
netflix family
netlify pro
new relic
new yorker
nfl sunday ticket
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
one drive
one password
onedrive
onlyfans
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
qobuz
quillbot
quip refill plan
quizlet
quizlet plus
rcti plus
reelshort
remini
replika
replit
resso
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
simplisafe
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
spotify
spotify duo
spotify family
spotify premium
starlink roam sub
starz
steam deck subscription
storytel
straits times
straits times digital
strava
sun nxt
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
the guardian
the jakarta post
the new yorker
the straits times
the times
tidal
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
wordpress plan
wps office
wps premium
wwe network
wynk
x premium
x twitter
xbox game pass
xbox live
ynab
you.com
youtube family
youtube membership
youtube music
youtube premium
youtube tv
yt music
yt premium
zee 5
zee5
zenius langganan
zomato gold
zoom pro
`
