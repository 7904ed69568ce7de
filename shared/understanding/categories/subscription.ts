/** What renews itself: streaming, apps, cloud storage, newspapers, whatever is called a subscription. */
import type { CategoryWords } from './words.ts'

export const SUBSCRIPTION: CategoryWords = {
  category: 'Subscription',
  indonesian: {
    hint: 'perpanjang|aplikasi|aplikasi berbayar|perpanjangan',
    loose: 'pro bulanan|paket premium|akun premium|apk premium|sharing akun|member bulanan',
    full: `
      langganan|berlangganan|langganan bulanan|langganan tahunan|biaya langganan|perpanjang langganan|langganan koran|langganan majalah
      langganan aplikasi|langganan musik|langganan film|koran langganan|patungan netflix|patungan spotify|sharing netflix|akun netflix|akun spotify
      akun chatgpt|akun youtube premium|akun canva|member youtube|membership youtube|gabung membership|vip viu|vip wetv|vip iqiyi|kompas id
      kompas digital|tempo digital|e paper|epaper|koran digital|penyimpanan google|penyimpanan icloud|penyimpanan cloud|memori icloud|storage google
      storage icloud|aplikasi premium|aplikasi edit video|aplikasi edit foto|paket disney|paket netflix`,
  },
  english: {
    hint: 'app|apps|renewal|renew|auto renewal|software',
    loose: `
      pro plan|family plan|storage|streaming|trial|annual plan|cloud|plus|newspaper|membership|membership fee|memberships`,
    thing: 'news app|news site|online news',
    full: `
      subscription|subscriptions|subscription fee|subscription renewal|subscribe|subscribed|annual subscription|monthly subscription|yearly subscription
      magazine subscription|newspaper subscription|news subscription|new york times|nyt|ny times|wall street journal|wsj|the economist|the atlantic
      washington post|digital newspaper|substack|streaming service|streaming services|cloud storage|extra storage|icloud storage|google storage
      photo storage|cloud backup|password manager|antivirus|anti virus|vpn|app subscription|meditation app|workout app|fitness app|dating app
      language app|note taking app|costco membership|sams club membership|prime membership|aaa membership|online membership|meal kit subscription
      subscription box|book of the month|dollar shave club|stitch fix|barkbox subscription`,
  },
  either: {
    loose: 'google|microsoft|premium|zoom|max|calm|discord|medium|plex|crave|binge',
    full: `
      netflix|spotify|spotify premium|spotify family|youtube premium|yt premium|youtube music|youtube tv|yt music|youtube membership|disney plus|disney+
      disney hotstar|disney plus hotstar|hotstar|hbo|hbo max|hbo go|max subscription|prime video|amazon prime|amazon music|prime student|vidio
      vidio premier|vidio platinum|viu|viu premium|wetv|we tv|iqiyi|mola|mola tv|rcti plus|vision plus|maxstream|catchplay|catchplay plus|klik film
      bstation|bilibili premium|hulu|hulu live|paramount plus|paramount+|peacock|peacock tv|apple tv|apple tv plus|apple music|apple one|apple arcade
      apple fitness plus|icloud|icloud plus|icloud+|i cloud|google one|google drive|google workspace|gsuite|g suite|onedrive|one drive|dropbox|chatgpt
      chat gpt|chatgpt plus|gpt plus|gpt|openai|claude|claude pro|claude ai|anthropic|gemini advanced|google ai pro|perplexity|perplexity pro|midjourney
      copilot|github copilot|github|github pro|gitlab|cursor|cursor ai|grammarly|quillbot|notion ai|notion plus|evernote|todoist|canva|canva pro
      canva premium|figma|adobe|adobe creative cloud|creative cloud|photoshop|lightroom|acrobat|capcut|cap cut|capcut pro|vsco|picsart
      alight motion premium|remini|inshot|microsoft 365|office 365|ms office|microsoft office|zoom pro|trello premium|linkedin premium|tinder
      tinder gold|tinder plus|duolingo|duolingo plus|duolingo super|super duolingo|babbel|rosetta stone|busuu|memrise|elsa speak|cakap|headspace
      calm app|strava|myfitnesspal|audible|kindle unlimited|scribd|everand|blinkist|medium membership|patreon|onlyfans|twitch|twitch sub|discord nitro
      nitro discord|telegram premium|twitter blue|x premium|snapchat plus|deezer|tidal|soundcloud|soundcloud go|joox|joox vip|langit musik|resso|pandora
      siriusxm|sirius xm|sirius|playstation plus|ps plus|psn plus|ps now|xbox game pass|game pass|xbox live|nintendo online|nintendo switch online
      geforce now|ea play|roblox premium|crunchyroll|crunchy roll|funimation|dazn|espn|espn plus|espn+|fubo|fubotv|sling tv|nfl sunday ticket|mubi
      shudder|masterclass|master class|skillshare|nordvpn|nord vpn|expressvpn|surfshark|lastpass|1password|bitwarden|dashlane|norton|mcafee|kaspersky
      webtoon coins pass|gojek plus|gopay plus|grab unlimited|grabunlimited|shopee vip|walmart plus|walmart+|dashpass|uber one|instacart plus
      membership twitch|weverse membership|bubble lysn|dear u bubble|1 password|one password|google photos|apple fitness|fitness plus|whoop
      whoop membership|oura|oura membership|peloton membership|peloton app|noom|weight watchers app|flo premium|sleep cycle|insight timer|wondery
      luminary|libro fm|kobo plus|comixology|marvel unlimited|dc universe|manga plus|viz|shonen jump|webtoon premium|wattpad premium|the guardian
      la times|the times|the new yorker|new yorker|bloomberg|financial times|forbes subscription|national geographic|consumer reports|the athletic
      local paper subscription|tempo plus|kompas plus|detik premium|the jakarta post|jakarta post|kumparan plus|harian kompas|majalah tempo langganan
      gramedia digital|ebook bulanan|ipusnas premium|storytel|mangatoon vip|fizzo premium|noveltoon vip|goodnovel|bigo vip|tantan vip|bumble premium
      bumble boost|okcupid|match.com|match com|eharmony|coffee meets bagel|grindr|grindr xtra|setel premium|waze premium|plex pass|emby|iptv|kodi|philo
      starz|showtime|amc plus|britbox|discovery plus|apple tv subscription|bein sports|bein|bein sport|nba league pass|league pass|mlb tv|f1 tv
      ufc fight pass|wwe network|nordpass|proton mail|protonvpn|windscribe|pia vpn|private internet access|express vpn|surf shark|hotspot shield
      vpn subscription|avast|bitdefender|malwarebytes|backblaze|carbonite|pcloud|icedrive|sync.com|box subscription|dashlane premium
      lightroom subscription|adobe premiere|premiere pro|illustrator|indesign|after effects|envato|envato elements|freepik|freepik premium|shutterstock
      epidemic sound|artlist|canva for teams|kinemaster|kinemaster premium|vn pro|alight motion|snow vip|meitu vip|faceapp|b612 premium|scanner pro
      camscanner|cam scanner|wps office|wps premium|ms 365|office subscription|excel subscription|goodnotes|notability|bear pro|obsidian sync|obsidian
      airtable|monday app|clickup|otter ai|fireflies|descript|elevenlabs|eleven labs|suno|suno ai|runway|runwayml|leonardo ai|character ai|replika
      you.com|copilot pro|windsurf|replit|vercel pro|supabase|chess com|chess.com|lichess patron|duolingo max|brilliant.org|photomath|chegg|quizlet
      quizlet plus|course hero|scribd premium|udemy subscription|coursera plus|skillshare premium|zenius langganan|ruangguru langganan|cakap langganan
      pandora plus|qobuz|amazon kids|prime gaming|roblox plus|minecraft realms|minecraft realm|clash gold pass monthly|fortnite crew|google play pass
      play pass|ps plus extra|ps plus deluxe|ea access|ubisoft plus|steam deck subscription|twitch turbo|kofi membership|ko fi
      buy me a coffee membership|trakteer membership|karyakarsa|saweria membership|triple a|amazon prime membership|bjs membership|target circle 360
      shipt|shipt membership|lyft pink|grubhub plus|instacart plus membership|blue apron subscription|factor meals subscription|fabfitfun|ipsy|birchbox
      loot crate|barkbox|chewy autoship|quip refill plan|hims subscription|ring protect|ring plan|nest aware|simplisafe|adt|lifelock|experian
      credit monitoring|ancestry|ancestry.com|23andme plus|starlink roam sub|twitter premium|x twitter|meta verified|instagram verified|centang biru
      telegram|whatsapp business premium|linkedin|linkedin sales navigator|hinge premium|hinge app|slack pro|slack plan|notion|gemini|bumble`,
  },
}
