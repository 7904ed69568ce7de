/** Fun: cinema, games, concerts, toys, hobbies, sport for its own sake, books to enjoy, days out. */
import type { CategoryWords } from './words.ts'

export const ENTERTAINMENT: CategoryWords = {
  category: 'Entertainment',
  indonesian: {
    faint: 'tiket|karcis|htm',
    hint: 'pantai|taman|kelas|lomba|pertunjukan|acara|malam mingguan|kencan|ngedate',
    loose: `
      nonton|menonton|main|film|pesta|lapangan|tiket masuk|tiket masuk pantai|tiket pantai|masuk pantai|hiburan|rekreasi|pentas|panggung
      buku|bacaan|catur`,
    thing: `
      bioskop|nonton bioskop|nonton film|nonton konser|nonton bola|nonton bareng|nobar|layar tancap|tiket bioskop|tiket nonton|tiket film
      tiket konser|tiket bola|tiket pertandingan|tiket stadion|tiket teater|tiket dufan|tiket ancol|tiket museum|tiket kolam renang
      tiket waterpark|tiket kebun binatang|konser|karokean|karaokean|nyanyi|gim|game|game online|main game|top up game|topup game|top up gim
      isi game|diamond|diamond ml|diamond mobile legends|diamond ff|dm ml|weekly diamond|skin ml|skin game|skin mobile legends|voucher game
      voucher google play|voucher steam|uc pubg|beli uc|koin game|warnet|rental ps|rental playstation|main ps|sewa ps|stik ps|kaset ps
      main bilyar|bilyar|biliar|billiard|boling|main futsal|lapangan futsal|sewa lapangan|sewa lapangan badminton|lapangan badminton
      lapangan tenis|lapangan basket|mini soccer|minisoccer|bulutangkis|bulu tangkis|main badminton|patungan futsal|patungan badminton
      iuran futsal|iuran badminton|kas futsal|basket|voli|tenis|tenis meja|pingpong|ping pong|renang|berenang|kolam renang|kolam pancing
      kolam pemancingan|pemancingan|mancing|mancing mania|umpan|umpan pancing|pancingan|joran|kail|alat pancing|panahan|memanah|berkuda
      naik kuda|sepatu roda|skating|gokart|go kart|flying fox|outbound|arung jeram|paralayang|panjat tebing|selancar|les renang|les selancar
      kelas menari|kelas melukis|les menari|sanggar tari|kelas keramik|kelas memasak|kelas masak|mainan|mainan anak|mainan bayi|boneka
      boneka barbie|robot robotan|mobil mobilan|mobil remote|hotwheels|rubik|kartu pokemon|kartu remi|kartu uno|uno|monopoli|ular tangga
      gelembung sabun|balon|balon tiup|squishy|playdoh|layang layang|mandi bola|odong odong|kereta mini|komidi putar|kora kora|bianglala
      wahana|permainan anak|playground|timezone|funworld|zona game|trampolin|dufan|dunia fantasi|ancol|jungleland|trans studio|transstudio
      tmii|taman mini|taman safari|taman bermain|taman rekreasi|ragunan|kebun binatang|bonbin|kebun raya|jatim park|jawa timur park
      museum angkut|waterpark|water boom|atlantis|snowbay|saloka|ocean park|monas|museum macan|galeri seni|candi|tiket candi|pameran
      pasar seni|pasar malam wahana|sirkus|wayang|ketoprak humor|teater|stand up comedy|standup|buku cerita|buku dongeng|buku novel
      buku bacaan|buku bekas|buku mewarnai|buku resep|buku komik|komik|majalah|majalah bobo|ensiklopedia|gramedia|togamas|toko buku
      gunung agung|gitar|senar gitar|pianika|suling|drum|biola|alat musik|studio musik|sewa studio|studio band|kamera instan|photobox
      foto box|fotobox|foto studio|kembang api|petasan|terompet tahun baru|lotre|togel|undian|pesta ulang tahun|pesta tahun baru|dugem
      diskotik|diskotek|hobi|koleksi|perangko koleksi|cat lukis|alat lukis|kanvas lukis|diecast|mobil tamiya|tamiya|layangan|kelereng|gasing
      cosplay|album kpop|album k pop|album|photocard|lightstick|light stick|merchandise kpop|merch kpop|fanmeeting|fan meeting|jumpa fans
      meet and greet|tiket fanmeet|sewa kostum|sewa sepeda listrik wisata|sewa perahu|sewa bebek bebekan|bebek bebekan|sewa ban
      sewa ban renang|sewa tikar pantai|ayunan|panjat dinding|tiket masuk wisata|retribusi wisata|retribusi pantai|kolam air panas|pemandian
      pemandian air panas|air terjun|curug|tiket curug|kebun teh wisata|petik stroberi|petik apel|kebun bunga|taman bunga|taman wisata
      tempat wisata|kawah|kawah putih|tangkuban perahu|borobudur|prambanan|gwk|garuda wisnu kencana|tari kecak|tari barong|penangkaran penyu
      wisata alam`,
    full: 'tiket pertunjukan|nonton di bioskop|popcorn bucket koleksi|lego kucing|catur online',
  },
  english: {
    faint: 'ticket|tickets|entry|entrance|admission',
    hint: 'beach|park|stadium|event|arena|night out|date night|booth',
    loose: `
      show|shows|play|match|club|band|album|book|books|lessons|lesson|class|fair|party|pool|cover charge|entry fee|entrance fee
      entrance ticket|admission fee|admission tickets|tickets to|ticket to|dance|dance class|swim|pass for the park|magazine|court|rink
      tournament|league|raffle|game|games|membership at the zoo|climb|hobby|craft`,
    thing: `
      movie|movies|movie ticket|movie tickets|cinema|cinema ticket|film|theater|theatre|theater tickets|drive in movie|movie rental
      rented a movie|movie night|concert|concert ticket|concert tickets|gig|live music|music festival|festival|festival tickets|coachella
      opera|ballet|symphony|musical|broadway|broadway show|comedy show|comedy club|standup show|magic show|circus|ice show|cirque du soleil
      karaoke night|nightclub|night club|cover charge at the club|dj|video game|video games|videogame|computer game|board game|board games
      card game|game night|gaming|in game purchase|in app purchase|v bucks|vbucks|loot box|battle pass|game controller|gaming console
      game console|console|steam game|arcade|arcade tokens|pinball|bowling night|bowling alley|laser tag|mini golf|minigolf|putt putt
      round of golf|green fees|driving range|topgolf|batting cages|go karts|go karting|escape room|axe throwing|trampoline park|skate park
      roller skating|ski lift|ski pass|lift ticket|lift tickets|ski rental|skiing|ski lesson|snowboarding|snowboard rental|swimming
      swimming pool|swim lessons|swim lesson|swimming lessons|swimming lesson|pool entry|pool day pass|surf lesson|surf lessons
      surfing lesson|surfboard rental|surf board rental|board rental|diving lesson|kayak|kayaking|kayak rental|canoe rental|paddle board
      paddleboard|jet ski|parasailing|white water rafting|zip line|ziplining|bungee jump|bungee|horseback riding|horse riding|horse ride
      atv ride|rock climbing|climbing gym|archery|shooting range|fishing license|fishing trip|fishing bait|bait|bait and tackle|tennis
      tennis court|tennis lesson|tennis lessons|golf lesson|golf lessons|dance lesson|dance lessons|dance classes|cooking class
      cooking classes|pottery class|art class|painting class|paint and sip|silver class|batik class|batik workshop|pottery workshop
      badminton court|court booking|court rental|basketball game|football game|baseball game|hockey game|soccer game|soccer league
      little league|league fees|softball league|pickleball|pickleball court|football tickets|baseball tickets|basketball tickets|nfl|nba|mlb
      nfl tickets|nba tickets|mlb tickets|game tickets|super bowl|soccer match|football match|world cup|wrestling|ufc|pay per view|ppv
      race tickets|marathon|marathon entry|race registration|fun run|5k entry|toy|toys|stuffed animal|teddy bear|doll|barbie|legos|puzzles
      jigsaw puzzle|nerf gun|play doh|bubbles|balloons|balloon|water balloons|kite|yo yo|trading cards|pokemon cards|baseball cards
      magic cards|comic book|comic books|comics|novels|paperback|hardcover|bookstore|book store|bookshop|barnes and noble|audiobook
      magazines|coloring book|cookbook|book fair|book club|museum tickets|museum ticket|museum entry|art museum|art gallery|gallery
      exhibition|exhibit|science center|planetarium|aquarium tickets|zoo|zoo tickets|amusement park|theme park|water park|disney world
      disneyland tickets|universal studios|six flags|legoland|busch gardens|cedar point|knotts berry farm|haunted house|corn maze
      pumpkin patch|hayride|fair tickets|state fair|county fair|carnival|carnival rides|ferris wheel|roller coaster|bounce house
      face painting|petting zoo|botanical garden|national park|national park pass|state park|park entrance|park entry|park admission
      temple entrance|temple entry|temple ticket|temple tickets|temple donation sarong rental|waterfall entrance|waterfall entry
      waterfall ticket|rice terrace entrance|monkey forest|bird park|safari park|kecak dance|barong dance|fire dance|beach club
      beach club entry|day club|pool party|sunbed|sunbeds|beach bed|sun lounger|guitar|guitar strings|drums|drum sticks|violin
      trumpet rental|instrument rental|record player|vinyl|vinyl record|vinyl records|cd|dvd|blu ray|fireworks|sparklers|lottery
      lottery ticket|lottery tickets|lotto|scratch off|scratch offs|scratchers|powerball|mega millions|casino|slots|poker|poker night
      blackjack|gambling|bet|sports bet|bingo|trivia night|bar trivia|bachelor party|bachelorette party|birthday party venue|party rental
      dnd dice|dungeons and dragons|warhammer|model kit|model train|knitting class|hobby supplies|boat ride|boat rental|hot air balloon
      helicopter ride|segway tour|swing ride|bali swing|trick eye museum|wax museum|observation deck`,
    full: 'dog movie|hotel movie|tickets to the museum|tickets to the zoo',
  },
  either: {
    thing: `
      xxi|cinema xxi|cgv|cinepolis|imax|21 cineplex|amc|regal|cinemark|alamo drafthouse|ticketmaster|stubhub|live nation|loket com
      mobile legends|mobile legend|free fire|freefire|pubg|pubg mobile|genshin|genshin impact|honkai|roblox|minecraft|fortnite|valorant
      point valorant|vp valorant|valorant points|dota|league of legends|wild rift|arena of valor|clash of clans|coc|clash royale|candy crush
      fifa points|efootball|among us|call of duty|gta|point blank|growtopia|steam|steam wallet|epic games|playstation|play station|ps4|ps5
      xbox|nintendo|nintendo switch|switch games|codashop|unipin|gamestop|game voucher|happy puppy|inul vista|nav karaoke|fun world
      chuck e cheese|dave and busters|build a bear|museum|karaoke|padel|golf|coldplay|taylor swift|blackpink|bts|sheila on 7|dewa 19
      java jazz|synchronize fest|prambanan jazz|comic con|anime expo|pokemon|lego|gundam|surfing|snorkling|snorkeling|diving|scuba diving
      fun dive|rafting|kidzania|disneyland|waterbom|waterboom|robux|gems|bowling|futsal|badminton|ice skating|paintball|atv|hot wheels
      puzzle|action figure|slime|seaworld|sea world|novel|manga|ukulele|piano|photo booth|clubbing|kecak`,
  },
}
