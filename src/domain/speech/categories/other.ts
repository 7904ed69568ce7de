/** Giving, lending, gifts, family, personal and household services, pets, money moved about. */
import type { CategoryWords } from './words.ts'

export const OTHER: CategoryWords = {
  category: 'Other',
  indonesian: {
    faint: 'jasa|benerin|perbaikan|perbaiki|tukang|reparasi|patungan|urunan|biaya admin lain',
    hint: 'keluarga|masjid|gereja|acara keluarga|ortu|mertua',
    loose: `
      ibu|tabungan|nabung|saldo|titip|setor|kuku|rambut|nikahan|ponakan|keponakan|pijat kucing|hilang|burung|mama uang|dompet digital`,
    thing: `
      potong rambut|pangkas rambut|pangkas|cukur|cukur rambut|tukang cukur|tukang pangkas|nyalon|ke salon|creambath|krimbat|creambat
      smoothing|rebonding|keriting rambut|cat rambut di salon|ngecat rambut|warnain rambut|semir rambut di salon|hair spa|cuci blow|catok
      hair mask salon|totok wajah|manikur|pedikur|menipedi|meni pedi|pasang kuku|eyelash extension|extension bulu mata|pasang bulu mata
      sulam alis|rias|make up wisuda|make up pengantin|mua|jasa make up|jasa mua|luluran|londri|laundri|loundry|londre|laundry kiloan
      laundry sepatu|cuci kiloan|cuci setrika|jasa setrika|cuci baju|cuci sepatu|cuci karpet|cuci sofa|cuci kasur|cuci bed cover
      cuci selimut|cuci helm|cuci boneka|cuci tas|dry clean|bersih bersih rumah|jasa bersih bersih|jasa kebersihan|gosend cleaning|goclean
      art|gaji art|gaji pembantu|gaji mbak|gaji bibi|gaji asisten rumah tangga|gaji pengasuh|gaji suster|gaji baby sitter|gaji babysitter
      gaji sopir|gaji supir|gaji satpam|gaji tukang|asisten rumah tangga|pengasuh|pengasuh anak|si mbak|bibi cuci|thr art|thr pembantu
      thr mbak|tukang kebun|tukang ledeng|tukang listrik|tukang ac|tukang bangunan|tukang batu|tukang cat|tukang kayu|tukang kunci
      tukang sol|tukang sol sepatu|tukang jahit|tukang servis|tukang pompa|tukang atap|tukang gali|tukang sedot wc|tukang potong rumput
      potong rumput|sedot wc|upah tukang|ongkos tukang|bayar tukang|kuli|kuli bangunan|servis ac|service ac|cuci ac|isi freon|freon
      servis kulkas|service kulkas|servis mesin cuci|service mesin cuci|servis tv|servis kipas|servis kompor|servis pompa|servis jam
      ganti baterai jam|benerin atap|benerin pompa|benerin keran|benerin ac|benerin kulkas|benerin rumah|renovasi|renovasi rumah|renov
      renov rumah|perbaikan rumah|pasang ac|pasang cctv|jasa pasang|jasa angkut|jasa pindahan|pindahan|angkut barang|jahit|jahit baju
      jahit celana|ongkos jahit|permak|permak celana|permak jeans|permak baju|vermak|potong celana|sol sepatu|ganti resleting|obras|bordir
      bordir nama|payet|duplikat kunci|bikin kunci|kunci duplikat|gandain kunci|kunci cadangan|cetak foto|cuci foto|pas foto|pasfoto
      pas photo|foto ktp|toilet umum|wc umum|wc|kamar mandi umum|uang toilet|numpang mandi|mandi umum|penitipan motor|penitipan sandal
      titip sandal|penitipan barang|sewa loker|loker|arisan|uang arisan|arisan ibu ibu|arisan rt|arisan keluarga|arisan kantor|kas|uang kas
      kas kelas|kas kantor|kas organisasi|kas kampus|iuran kelas|iuran kelompok|iuran organisasi|iuran pramuka|iuran angkatan|utang|hutang
      bayar utang|bayar hutang|nyaur utang|lunasin utang|balikin utang|bayar utang ke|utang ke|hutang ke|hutang warung|utang warung
      ngutangin|minjemin|minjamin|pinjemin|meminjamkan|pinjamin|pinjaman ke teman|kasbon|bon warung|dipinjam|dipinjem|nalangin|talangan
      ganti uang|gantiin uang|ganti duit|kirim uang|kirim duit|kirim ke|kirim ibu|kirim mama|kirim bapak|kirim orang tua|kirim orangtua
      kirim kampung|kiriman|kiriman ke|uang bulanan ibu|uang bulanan istri|uang bulanan mama|uang bulanan orang tua|uang saku|uang saku anak
      uang jajan adik bulanan|nafkah|jatah istri|jatah bulanan ibu|uang belanja istri|uang belanja ibu|duit ibu|kasih ibu|kasih mama
      kasih orang tua|kasih bapak|kasih adik|kasih ponakan|kasih keponakan|ngasih ponakan|ngasih ibu|ngasih mama|ngasih orang tua
      ngasih adik|ngasih nenek|kasih nenek|transfer ke|transfer ibu|transfer mama|transfer adik|transfer kakak|transfer orang tua
      transfer bapak|transfer ke adik|transfer ke ibu|transfer ke mama|transfer ke kakak|transfer ke bapak|transfer ke orang tua|tf ke adik
      tf ke ibu|tf ke mama|tf ibu|tf mama|tf adik|transferan ke|topup gopay|top up ovo|topup ovo|top up dana|topup dana|top up shopeepay
      topup shopeepay|top up shopee pay|top up linkaja|top up ewallet|top up dompet digital|isi gopay|isi ovo|isi dana|isi saldo
      isi shopeepay|isi saldo gopay|isi saldo ovo|isi saldo dana|saldo gopay|saldo ovo|saldo dana|saldo shopeepay|saldo linkaja
      saldo e wallet|top up e money|top up emoney|isi e money|isi emoney|tarik tunai|biaya tarik tunai|ambil uang atm|admin bank|biaya admin
      biaya admin bank|admin atm|biaya transfer|admin transfer|biaya bulanan bank|potongan admin|potongan bank|biaya kartu atm
      ganti kartu atm|kartu atm hilang|materai duka|rias pengantin|dukun|ramalan|tarot|nyawer|saweran|sawer|pengamen|ngamen|pengemis
      parkir liar pungli|pungli|preman|uang rokok satpam|uang terima kasih|uang damai|bikin ktp|bikin kk|urus ktp|urus kk|urus akta
      akta kelahiran|surat nikah|urus surat|skck|bikin skck|surat keterangan|notaris tanah|pesangon|modal nikah|dp gedung nikah
      wedding organizer|seserahan|mahar|cincin mahar|undangan nikah|undangan nikahan|cetak undangan|sewa baju adat|sewa kebaya|sewa jas
      sewa gaun|sewa tenda hajatan|sewa sound|sewa kursi hajatan|hajatan|selamatan|slametan|syukuran|tahlilan|yasinan|pengajian|aqiqah
      akikah|kurban|qurban|hewan kurban|sapi kurban|kambing kurban|kambing aqiqah|pemakaman|makam|bunga makam|nyekar|jasa titip
      cuci mobil mainan|jasa nyapu|tukang pijat kucing`,
    deciding: `
      donasi|donatur|sedekah|sodakoh|shodaqoh|sedekah jumat|infak|infaq|zakat|zakat fitrah|zakat mal|wakaf|waqaf|fidyah|kotak amal|kencleng
      kropak|kolekte|persembahan|perpuluhan|persepuluhan|amal|sumbangan|sumbang|nyumbang|menyumbang|santunan|anak yatim|yatim piatu
      panti asuhan|panti jompo|bantuan bencana|korban bencana|korban banjir|korban gempa|galang dana|kita bisa|dana sosial|uang duka
      uang takziah|takziah|melayat|ngelayat|layatan|jenguk|menjenguk|kado|kado ultah|kado ulang tahun|kado nikahan|kado pernikahan
      kado lahiran|kado bayi|hadiah|hadiah ultah|hadiah ulang tahun|hadiah guru|bingkisan|parsel|parcel lebaran|parsel lebaran|hampers
      hampers lebaran|hampers natal|kondangan|amplop kondangan|amplop nikahan|amplop hajatan|buwuh|buwuhan|becekan|mbecek|nyumbang hajatan
      angpao|angpau|ampau|ang pao|thr ponakan|thr keponakan|thr anak anak|thr buat|thr ke|salam tempel|buah tangan jenguk|karangan bunga
      papan bunga|bunga papan|buket wisuda|kucing|kucingnya|anjing|kelinci peliharaan|hewan peliharaan|peliharaan|makanan kucing
      makan kucing|makanan anjing|pakan kucing|pakan burung|pakan ikan|pakan hamster|makanan hamster|makanan ikan|makanan burung
      makanan kura kura|kura kura|pelet ikan|ikan cupang|cupang|ikan hias|ikan koi|akuarium|aquarium|jangkrik|burung kicau|kroto
      pasir kucing|kandang kucing|kandang burung|kandang hamster|kandang|me o|dry food kucing|wet food kucing|grooming kucing
      grooming anjing|vaksin kucing|vaksin anjing|steril kucing|steril|dokter hewan|klinik hewan|pet hotel|penitipan kucing|penitipan hewan
      obat kutu kucing|obat kucing|vitamin kucing|kalung kucing`,
  },
  english: {
    faint: 'repair|repairs|misc|miscellaneous|helper',
    hint: 'family|mom|dad|parents|church|mosque|friend',
    loose: 'tip jar|locker|keys|key|wedding|savings|stylist|wax|helping|cash',
    thing: `
      haircut|hair cut|haircuts|hair salon|salon visit|barber shop|hairdresser|hair stylist|hair color|hair coloring|hair dye appointment
      highlights|blowout|perm|hair braiding|braids|beard trim|shave at the barber|trim|mani pedi|nails|nails done|nail salon|gel nails
      acrylics|eyebrow|eyebrows|eyebrow threading|brow wax|wax appointment|eyelash extensions|lash extensions|lashes|tanning|tanning salon
      tattoo removal|piercing|ear piercing|makeup artist|laundromat|laundry service|wash and fold|dry cleaner|dry cleaners|ironing
      ironing service|cleaner|cleaners|house cleaner|house cleaning|cleaning lady|cleaning service|housekeeper|housekeeping|maid
      maid service|nanny|babysitting|sitter|au pair|gardener|gardening service|landscaper|landscaping|lawn care|lawn service|lawn mowing
      mow the lawn|mowing the lawn|yard work|snow removal|snow plowing|tree trimming|pool guy|pool cleaning|pool service|handyman|plumber
      plumbing|electrician|carpenter|roofer|roof repair|house painter|locksmith|exterminator|pest control|termite treatment|movers
      moving company|moving boxes|moving truck|ac repair|ac service|ac cleaning|air con service|air conditioning repair|hvac|hvac repair
      furnace repair|appliance repair|washing machine repair|fridge repair|dishwasher repair|water heater repair|garage door repair
      window repair|window cleaning|gutter cleaning|carpet cleaning|septic|home repair|home repairs|house repairs|home improvement
      renovation|renovations|remodel|contractor for the kitchen|watch repair|shoe repair|shoe shine|jewelry repair|watch battery|tailor
      tailoring|alterations|seamstress|hemming|hem pants|mending|key copy|key copies|spare key|spare keys|duplicate key|copy of the key
      copied a key|photo prints|passport size photos|public toilet|public restroom|restroom|pay toilet|luggage locker|lost wallet|lost cash
      atm fee|atm fees|atm withdrawal|bank fee|bank fees|bank charge|bank charges|overdraft|overdraft fee|wire fee|wire transfer fee
      transfer fee|foreign transaction fee|maintenance fee at the bank|account fee|money order|western union|wise transfer|remittance
      sent money|send money|money for mom|money for my mom|money for my parents|money to mom|money to my mom|money to my parents
      money to my brother|money to my sister|money to my son|money to my daughter|money to my family|money to my wife|money to my friend
      money for my son|money for my daughter|gave my mom|gave my son|gave my daughter|gave my brother|gave my sister|gave mom|gave dad
      zelle to|venmo to|cash app|cashapp|allowance|kids allowance|pocket money|lent|loaned|loan to a friend|loan to my friend|lend
      lent money|paid back|pay back|paying back|repaid|repay|owed|i owed|iou|debt to|debt to a friend|debt|tooth fairy|bail|wedding venue
      wedding photographer|wedding planner|wedding dress deposit|funeral|cemetery|birth certificate|marriage license|notary for personal
      fortune teller|tarot reading|e wallet top up|ewallet top up|gopay top up|ovo top up|dana top up|top up my wallet`,
    deciding: `
      donation|donations|donate|donated|donating|charity|goodwill donation|salvation army|red cross|gofundme|go fund me|fundraiser
      girl scout cookies fundraiser|tithe|tithes|tithing|offering|church offering|offering plate|food bank|homeless|homeless guy
      homeless man|homeless shelter|panhandler|beggar|street musician|busker|orphanage|relief fund|sponsor a child|gift|gifts|birthday gift
      christmas gift|christmas gifts|wedding gift|baby shower gift|graduation gift|housewarming gift|teacher gift|hostess gift|gift card
      gift cards|present|presents|birthday present|christmas presents|christmas present|wedding present|gift for|gift basket|baby shower
      secret santa|white elephant gift|sympathy card|sympathy flowers|funeral flowers|valentines gift|mothers day gift|fathers day gift
      red envelope|dog|dogs|kitten|kittens|puppy|puppies|pet|pets|guinea pig|parrot|goldfish|fish tank|pet food|dog food|cat food|bird food
      bird seed|fish food|cat litter|kitty litter|litter box|dog treats|cat treats|dog toy|dog toys|cat toy|dog bed|dog leash|leash
      dog collar|flea medicine|flea treatment|heartworm medicine|dog walker|dog walking|dog sitter|dog sitting|pet sitter|pet sitting
      dog groomer|dog grooming|groomer|pet grooming|dog boarding|pet boarding|kennel|vet|vet bill|vet visit|veterinarian|pet store|petsmart
      petco|chewy|pet insurance|dog park pass|horse feed|chicken feed|aquarium filter|aquarium plants|for the cat|for my cat|for our cat
      for the cats|my cat|cat toys|cat tree|cat vaccine`,
  },
  either: {
    hint: 'transfer|rumah|house|tanah',
    loose: 'creambath',
    thing: `
      laundry|barbershop|barber|salon|facial|manicure|pedicure|nail art|waxing|dry cleaning|tattoo|babysitter|go clean|e money|emoney
      johnny andrean|irwan team|venmo|pembantu|baby sitter|toilet|top up gopay|top up e wallet`,
    deciding: `
      whiskas|pedigree|royal canin|petshop|pet shop|grooming|unicef|palang merah|baznas|dompet dhuafa|rumah zakat|act donasi|wwf|kitabisa
      hamster`,
  },
}
