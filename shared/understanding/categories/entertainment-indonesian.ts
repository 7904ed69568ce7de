/** The Indonesian words of `entertainment.ts`. */
import type { WordLists } from './words.ts'

export const ENTERTAINMENT_INDONESIAN: WordLists = {
  faint: 'tiket|karcis|htm',
  hint: 'pantai|taman|kelas|lomba|pertunjukan|acara|malam mingguan|kencan|ngedate',
  loose: `
    nonton|menonton|main|film|pesta|lapangan|tiket masuk|tiket masuk pantai|tiket pantai|masuk pantai|hiburan|rekreasi|pentas|panggung|buku|bacaan
    catur`,
  thing: `
    bioskop|nonton bioskop|nonton film|nonton konser|nonton bola|nonton bareng|nobar|layar tancap|tiket bioskop|tiket nonton|tiket film|tiket konser
    tiket bola|tiket pertandingan|tiket stadion|tiket teater|tiket dufan|tiket ancol|tiket museum|tiket kolam renang|tiket waterpark
    tiket kebun binatang|konser|karokean|karaokean|nyanyi|gim|game|game online|main game|top up game|topup game|top up gim|isi game|diamond|diamond ml
    diamond mobile legends|diamond ff|dm ml|weekly diamond|skin ml|skin game|skin mobile legends|voucher game|voucher google play|voucher steam
    uc pubg|beli uc|koin game|warnet|rental ps|rental playstation|main ps|sewa ps|stik ps|kaset ps|main bilyar|bilyar|biliar|billiard|boling
    main futsal|lapangan futsal|sewa lapangan|sewa lapangan badminton|lapangan badminton|lapangan tenis|lapangan basket|mini soccer|minisoccer
    bulutangkis|bulu tangkis|main badminton|patungan futsal|patungan badminton|iuran futsal|iuran badminton|kas futsal|basket|voli|tenis|tenis meja
    pingpong|renang|berenang|kolam renang|kolam pancing|kolam pemancingan|pemancingan|mancing|mancing mania|umpan|umpan pancing|pancingan|joran|kail
    alat pancing|panahan|memanah|berkuda|naik kuda|sepatu roda|skating|gokart|go kart|flying fox|outbound|arung jeram|paralayang|panjat tebing
    selancar|les renang|les selancar|kelas menari|kelas melukis|les menari|sanggar tari|kelas keramik|kelas memasak|kelas masak|mainan|mainan anak
    mainan bayi|boneka|boneka barbie|robot robotan|mobil mobilan|mobil remote|hotwheels|rubik|kartu pokemon|kartu remi|kartu uno|monopoli|ular tangga
    gelembung sabun|balon|balon tiup|squishy|playdoh|layang layang|mandi bola|odong odong|kereta mini|komidi putar|kora kora|bianglala|wahana
    permainan anak|timezone|funworld|zona game|trampolin|dufan|dunia fantasi|ancol|jungleland|trans studio|transstudio|tmii|taman mini|taman safari
    taman bermain|taman rekreasi|ragunan|kebun binatang|bonbin|kebun raya|jatim park|jawa timur park|museum angkut|waterpark|water boom|atlantis
    snowbay|saloka|ocean park|monas|museum macan|galeri seni|candi|tiket candi|pameran|pasar seni|pasar malam wahana|sirkus|wayang|ketoprak humor
    teater|stand up comedy|standup|buku cerita|buku dongeng|buku novel|buku bacaan|buku bekas|buku mewarnai|buku resep|buku komik|komik|majalah
    majalah bobo|ensiklopedia|gramedia|togamas|toko buku|gunung agung|gitar|senar gitar|pianika|suling|drum|biola|alat musik|studio musik|sewa studio
    studio band|kamera instan|foto box|fotobox|foto studio|kembang api|petasan|terompet tahun baru|lotre|togel|undian|pesta ulang tahun
    pesta tahun baru|dugem|diskotik|diskotek|hobi|koleksi|perangko koleksi|cat lukis|alat lukis|kanvas lukis|diecast|mobil tamiya|tamiya|layangan
    kelereng|gasing|album kpop|album k pop|album|photocard|lightstick|light stick|merchandise kpop|merch kpop|fanmeeting|fan meeting|jumpa fans
    meet and greet|tiket fanmeet|sewa kostum|sewa sepeda listrik wisata|sewa perahu|sewa bebek bebekan|bebek bebekan|sewa ban|sewa ban renang
    sewa tikar pantai|ayunan|panjat dinding|tiket masuk wisata|retribusi wisata|retribusi pantai|kolam air panas|pemandian|pemandian air panas
    air terjun|curug|tiket curug|kebun teh wisata|petik stroberi|petik apel|kebun bunga|taman bunga|taman wisata|tempat wisata|kawah|kawah putih
    tangkuban perahu|borobudur|prambanan|tari kecak|tari barong|penangkaran penyu|wisata alam|memancing|mancing ikan|naik atv|naik perahu
    naik bianglala|naik odong odong|naik wahana|naik delman wisata|naik gajah|naik banana boat|banana boat|jetski|flying board|senorkeling|menyelam
    kemah hiburan|main air|main ayunan|main salju|main ice skating|main game online|main warnet|main ml|main ps5|main mandi bola|main trampolin
    main golf|main tenis|main padel|main basket|main voli|main bulutangkis|main bulu tangkis|main layangan|main kartu|main catur|main bowling
    main billiard|main biliar|sewa bola|sewa raket|sewa sepatu bowling|sewa sepatu roda|sewa pelampung|sewa papan seluncur|sewa papan selancar
    sewa kamera wisata|sewa karaoke|sewa proyektor nobar|sewa studio musik|sewa alat musik|sewa kolam|sewa gokart|sewa komik|sewa buku|sewa kaset
    sewa mainan|sewa playstation|sewa vr|vr game|beli mainan|mainan edukasi|mainan kayu|mainan pasir|mainan mobil|mainan motor|mainan masak masakan
    masak masakan|pistol mainan|pistol air|tembak tembakan|pedang mainan|topeng|topeng anak|bola plastik|bola anak|bola mainan|bola|kolam plastik
    kolam karet|ban renang|pelampung|pelampung renang|skuter anak|otoped|kuda kudaan|ular tanggaan|ludo|halma|congklak|bekel|yoyo|gundu
    stik es krim kerajinan|playdough|pasir kinetik|pasir ajaib|lato lato|fidget|pop it|tamagotchi|beyblade|kartu naruto|kartu gambar|kartu mainan
    stiker mainan|diecast hot wheels|miniatur|rakitan|gunpla|nendoroid|figur|figure|pop mart|labubu|blind box|blindbox|boneka labubu|jastip konser
    tiket war|war tiket|tiket fest|tiket festival|festival musik|konser musik|konser dangdut|dangdutan|orkes|organ tunggal|orgen tunggal
    tiket sepak bola|tiket persib|tiket persija|tiket arema|tiket persebaya|tiket timnas|tiket gbk|tiket motogp|tiket balapan|nonton balap
    nonton motogp|nonton timnas|nonton persib|nonton bulutangkis|nonton teater|nonton wayang|nonton drama|nonton sirkus|nonton pertandingan
    nonton layar tancap|nonton di xxi|nonton di cgv|popcorn bioskop|film di bioskop|tiket lumba lumba|lumba lumba|tiket seaworld|tiket sea world
    tiket ragunan|tiket taman safari|tiket tmii|tiket monas|tiket trans studio|tiket kidzania|tiket timezone|isi kartu timezone|saldo timezone
    koin timezone|koin mainan|koin dingdong|dingdong|mesin capit|capit boneka|permainan|arena bermain|arena permainan|tempat bermain|tempat main
    tempat main anak|kolam bola|kids station|chipmunks|miniapolis|playtopia|amazone|funtopia|taman lalu lintas|taman bunga nusantara
    kebun binatang surabaya|kebun raya bogor|kota tua|museum nasional|museum fatahillah|museum layang layang|museum wayang|galeri nasional|galeri
    pameran lukisan|pameran foto|pameran buku|big bad wolf|bazar buku|pameran mobil|jakarta fair|prj|pekan raya|tiket prj|pasar malam|sekaten
    tiket pasar malam|festival lampion|wisata kuliner hiburan|wisata kebun|agrowisata|wisata petik buah|kebun stroberi|farmhouse|floating market
    orchid forest|dusun bambu|the lodge|tiket wisata|tiket masuk kolam|tiket masuk museum|tiket masuk candi|tiket masuk kebun binatang
    tiket masuk taman|tiket masuk curug|tiket masuk dufan|tiket masuk ancol|masuk ancol|masuk dufan|masuk ragunan|masuk museum|masuk candi|masuk taman
    masuk kebun binatang|masuk kolam renang|masuk kolam|masuk curug|masuk wisata|masuk monas|masuk kebun raya|masuk trans studio|parkir wisata hiburan
    umpan mancing|pelet pancing|kail pancing|senar pancing|reel pancing|galatama|kolam galatama|burung dara balap|adu layangan|kursus melukis
    les melukis|les lukis|les gambar|les balet|balet|les nari|les tari|kelas tari|kelas dance|les dance|les karate|silat|pencak silat|les silat
    les taekwondo|les futsal|ssb|sekolah bola|sekolah sepak bola|les basket|les bulu tangkis|les badminton|les tenis|les drum|kelas barista hobi
    kelas merajut|merajut|benang rajut|rajutan|kerajinan tangan|manik manik|alat gambar hobi|novel bekas|novel terjemahan|buku anak|buku motivasi
    buku agama|buku sejarah|buku biografi|buku fiksi|buku non fiksi|buku self improvement|buku filsafat|buku impor|buku puisi|buku bergambar
    buku stiker|buku aktivitas|buku tere liye|komik one piece|komik naruto|komik detektif conan|majalah bekas|tabloid|teka teki silang|buku tts|tts
    webtoon|koin webtoon|koin novel|koin fizzo|novel online|gift tiktok|koin tiktok|koin bigo|saweran streamer|donasi streamer hiburan|top up ml
    topup ml|top up mobile legends|top up ff|topup ff|top up free fire|top up genshin|top up pubg|top up roblox|topup roblox|top up valorant
    top up steam|top up codm|top up honkai|top up diamond|topup diamond|top up robux|top up koin|isi diamond|isi steam wallet|beli skin|beli diamond
    gacha|starlight|starlight ml|elite pass|royal pass|akun ml|akun ff|joki ml|joki rank|joki game`,
  full: 'tiket pertunjukan|nonton di bioskop|popcorn bucket koleksi|lego kucing|catur online',
}
