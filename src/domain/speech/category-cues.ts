/** Words that tell the category, in both languages. The weight says how surely. */
import type { Category } from '../category.ts'
import { phraseList, phraseTable } from './phrase.ts'

export interface CategoryCue {
  readonly category: Category
  /** 1 a hint (a place), 3 a thing, 5 a thing named in full. */
  readonly weight: number
}

function cues(category: Category, weight: number, phrases: string): [string, CategoryCue][] {
  return phraseList(phrases).map((phrase): [string, CategoryCue] => [phrase, { category, weight }])
}

const FOOD = `
  makan|makanan|minum|minuman|sarapan|jajan|jajanan|cemilan|camilan|ngemil|ngopi|kopi|teh|es teh|nasi|bakso|mie|mi|soto|sate
  ayam|bebek|ikan|lele|daging|sapi|telur|telor|tahu|tempe|sayur|sayuran|buah|buah buahan|beras|minyak|minyak goreng|gula|garam|bumbu
  bawang|cabe|cabai|roti|kue|martabak|gorengan|pisang|mangga|jeruk|apel|semangka|pempek|siomay|batagor|bubur|rendang|gado gado
  gudeg|rawon|pecel|lontong|ketupat|seblak|cilok|cireng|es krim|es|jus|susu|air mineral|galon|aqua|warung|warteg|warkop|resto
  restoran|rumah makan|kafe|cafe|kantin|padang|burger|pizza|pasta|sushi|ramen|steak|salad|sandwich|kebab|dimsum|boba|thai tea
  lunch|dinner|breakfast|brunch|supper|meal|meals|food|snack|snacks|drink|drinks|coffee|tea|latte|cappuccino|espresso|matcha
  americano|bread|cake|donut|doughnut|cookie|cookies|chocolate|coklat|ice cream|juice|milk|egg|eggs|rice|noodle|noodles|chicken
  beef|fish|meat|fruit|fruits|vegetable|vegetables|veggies|grocery|groceries|restaurant|bakery|beer|wine|water|soda|fries|soup
  taco|tacos|burrito|bagel|pancake|pancakes|cheese|keju|yogurt|takeaway|takeout|take out|catering|katering|nasgor|mcd|mcdonalds
  mcdonald|kfc|starbucks|sbux|janji jiwa|kopi kenangan|fore|hokben|solaria|chatime|mixue|burger king|pizza hut|dominos|jco
  indomie|kerupuk|keripik|permen|tepung|mentega|kecap|saus|santan|ketoprak|opor|gulai|nugget|sosis|udang|cumi|kepiting|seafood
  bukber|buka puasa|sahur|takjil|traktir|traktiran|dessert|banana|bananas|apple juice|potato|potatoes|tomato|tomatoes|onion
  onions|butter|cereal|popcorn|lauk|lauk pauk|bekal|wedang|jamu|cendol|dawet|rujak|ngeteh|angkringan|lalapan|pecel lele|cappucino`
const FOOD_FULL = `
  gofood|go food|grabfood|grab food|shopeefood|shopee food|makan siang|makan malam|makan pagi|nasi goreng|nasi padang|nasi uduk
  mie ayam|mie goreng|ayam geprek|ayam goreng|es teh manis|kopi susu|es kopi|air minum|uang makan|buka bersama|makan bareng
  bahan makanan|bus snack|train snack|apple pie|hot dog|bensin kopi|belanja dapur|belanja sayur|kebutuhan dapur|gas lpg snack`
const TRANSPORT = `
  bensin|pertalite|pertamax|solar|bbm|spbu|pom bensin|parkir|parkiran|tol|etoll|e toll|ojek|ojol|gojek|goride|go ride|gocar
  go car|grab|grabcar|grab car|grabbike|grab bike|uber|lyft|maxim|indrive|taksi|taxi|cab|bluebird|blue bird|angkot|bajaj|becak
  bis|bus|busway|transjakarta|tj|krl|mrt|lrt|commuter|commuterline|kereta|train|subway|metro|tram|ferry|kapal feri|damri|travel ke
  gas station|gasoline|petrol|fuel|gas|parking|toll|tolls|ride|fare|ongkos|transport|transportasi|servis motor|servis mobil
  service motor|service mobil|ganti oli|oli|tambal ban|ban motor|ban mobil|ban|bengkel|cuci motor|cuci mobil|car wash|oil change
  tire|tires|mechanic|car repair|bus ticket|train ticket|tiket bus|tiket bis|tiket kereta|tiket krl|sewa motor|sewa mobil
  isi bensin|uang bensin|emoney tol|kartu tol|top up etoll|angkutan|mikrolet|metromini|scooter|bike rental|motor listrik|stnk
  commute|transit|carwash|helm|sim a|sim c|perpanjang sim`
const SHOPPING = `
  baju|kaos|kemeja|celana|rok|jaket|sepatu|sandal|tas|topi|jam tangan|kacamata|dompet|ikat pinggang|kerudung|hijab|jilbab|gamis
  batik|kaus kaki|pakaian|skincare|kosmetik|makeup|make up|lipstik|parfum|bedak|sabun|sampo|shampoo|odol|pasta gigi|deterjen
  tisu|tissue|popok|pampers|hp|handphone|ponsel|laptop|komputer|charger|casing|headset|earphone|mouse|keyboard|kabel|powerbank
  power bank|tv|kulkas|kipas|rice cooker|blender|mebel|lemari|kursi|meja|kasur|bantal|sprei|piring|panci|wajan|ember|sapu|mainan
  boneka|hadiah|kado|bunga|emas|perhiasan|cincin|shopee|tokopedia|tokped|lazada|bukalapak|blibli|tiktok shop|zalora|uniqlo
  miniso|ikea|amazon|ebay|walmart|target|costco|clothes|clothing|shirt|tshirt|t shirt|pants|jeans|dress|skirt|jacket|coat|shoes
  sneakers|sandals|socks|hat|bag|backpack|purse|watch|glasses|sunglasses|phone|computer|tablet|headphones|toy|toys|gift|present
  flowers|furniture|cosmetics|perfume|soap|detergent|diapers|jewelry|ring|lamp|lampu|batu baterai|baterai|battery|toiletries
  kebutuhan rumah|perabot|alat rumah|peralatan|tumbler|payung|umbrella|sweater|hoodie|kacamata hitam|bh|celana dalam|underwear|rokok|iphone|ipad|samsung|xiaomi|oppo|macbook|airpods|kamera|camera|book|books|buku|kado ultah`
const SHOPPING_HINT =
  'belanja|shopping|mall|mal|supermarket|minimarket|indomaret|alfamart|alfamidi|superindo|hypermart|pasar|toko|store|shop|market|7 eleven|seven eleven|ongkir|ongkos kirim|shipping|online shop|olshop|transmart|carrefour|lottemart|bulanan'
const ENTERTAINMENT = `
  bioskop|nonton|film|movie|movies|cinema|xxi|cgv|cinepolis|theater|theatre|konser|concert|karaoke|game|games|gaming|steam|topup game
  top up game|mobile legends|diamond|diamonds|free fire|roblox|playstation|ps5|nintendo|xbox|voucher game|dufan|ancol|wahana
  kebun binatang|zoo|museum|timezone|bowling|billiard|biliar|futsal|badminton|bulu tangkis|kolam renang|berenang|renang|golf
  mancing|komik|novel|manga|pesta|party|club|bar|pub|arcade|festival|pameran|hiburan|amusement park|theme park|tiket konser
  tiket bioskop|tiket nonton|movie ticket|movie tickets|concert ticket|concert tickets|gitar|guitar|hobi|hobby|mini soccer|padel
  tennis|tenis|pertandingan|show|teater|escape room|lotre|lottery`
const BILLS = `
  listrik|pln|token listrik|token|pdam|air pdam|tagihan|tagihan air|bayar air|pulsa|paket data|kuota|kuota internet|internet|wifi
  indihome|biznet|first media|myrepublic|telkomsel|xl|axis|indosat|smartfren|by u|telepon|kos|kost|kosan|ngekos|kontrakan
  sewa rumah|uang kos|bayar kos|cicilan|kpr|kredit motor|kredit mobil|angsuran|pinjaman|utang|hutang|pajak|pbb|pajak motor
  pajak mobil|iuran|ipl|iuran sampah|sampah|keamanan|arisan|laundry|gas lpg|gas elpiji|elpiji|lpg|gas 3 kg|tabung gas
  electricity|electric|power bill|water bill|gas bill|phone bill|internet bill|bill|bills|rent|mortgage|loan|utilities|utility
  tax|taxes|insurance premium|cell phone plan|phone plan|data plan|installment|credit card bill|tagihan kartu kredit|kartu kredit
  admin bank|biaya admin|biaya transfer|bpjs|asuransi|asuransi mobil|car insurance|sewa apartemen|spp|uang sekolah|uang kuliah
  ukt|tuition|school fee|school fees|daycare|gaji art|gaji pembantu|denda|fine|tilang`
const HEALTH = `
  obat|obat batuk|obat flu|apotek|apotik|dokter|dokter gigi|rumah sakit|rs|klinik|puskesmas|vitamin|suplemen|masker|periksa|berobat
  rawat inap|operasi|vaksin|imunisasi|tes darah|cek darah|lab|medical check up|mcu|terapi|fisioterapi|pijat|urut|kacamata minus
  softlens|bidan|usg|psikolog|psikiater|paracetamol|parasetamol|antibiotik|minyak kayu putih|tolak angin|koyo|betadine|plester
  medicine|meds|medication|pharmacy|drugstore|doctor|dentist|hospital|clinic|prescription|vaccine|therapy|therapist|checkup
  check up|vitamins|supplements|gym|fitness|yoga|pilates|x ray|surgery|optician|eye exam|band aid|bandages|massage|blood test
  kesehatan|bpjs kesehatan|asuransi kesehatan|health insurance|potong rambut|pangkas rambut|haircut|salon|barbershop|barber|cukur
  tambal gigi|cabut gigi|behel|halodoc|dokter hewan|vet`
const TRAVEL = `
  hotel|penginapan|villa|vila|airbnb|hostel|homestay|resort|tiket pesawat|pesawat|flight|flights|plane ticket|plane tickets
  airfare|airline|garuda|lion air|citilink|airasia|air asia|batik air|bandara|airport|bagasi|luggage|koper|paspor|passport|visa
  liburan|wisata|tur|tour|trip|vacation|holiday|travel|traveling|traveloka|tiketcom|agoda|booking|booking.com|oleh oleh|souvenir
  souvenirs|tiket masuk|camping|kemah|umroh|umrah|haji|cruise|rental villa|open trip|tiket kapal|airport tax|boarding|motel`
const BUSINESS = `
  kantor|bisnis|usaha|klien|client|rapat|meeting|alat tulis|atk|fotokopi|fotocopy|fotocopi|print|ngeprint|kertas|printer|tinta
  materai|meterai|kartu nama|domain|hosting|server|iklan|ads|facebook ads|google ads|marketing|modal|stok|stok barang|bahan baku
  supplier|karyawan|gaji karyawan|gaji pegawai|seragam|office|office supplies|stationery|business|conference|seminar|workshop
  coworking|co working|business cards|invoice|advertising|notaris|pelatihan|training|kursus|freelancer|kurir|ekspedisi|jne|jnt
  sicepat|packaging|bubble wrap|lakban|perangko|postage|photocopy|photocopies|software license`
const SUBSCRIPTIONS = `
  langganan|berlangganan|subscription|subscriptions|subscribe|netflix|spotify|youtube premium|yt premium|youtube music|disney
  disney plus|hotstar|disney hotstar|hbo|hbo max|hbo go|prime video|amazon prime|vidio|viu|wetv|iqiyi|apple music|apple tv|icloud
  google one|google drive|google storage|chatgpt|chat gpt|claude|openai|gemini|midjourney|canva|adobe|photoshop|microsoft 365
  office 365|dropbox|notion|github|figma|zoom|linkedin premium|tinder|duolingo|joox|langit musik|membership|hulu|audible
  kindle unlimited|patreon|playstation plus|ps plus|game pass|xbox game pass|nintendo online|grammarly|medium|crunchyroll|mola tv`

export const CATEGORY_CUES = phraseTable<CategoryCue>([
  ...cues('Shopping', 3, SHOPPING),
  ...cues('Shopping', 1, SHOPPING_HINT),
  ...cues('Entertainment', 3, ENTERTAINMENT),
  ...cues('Healthcare', 3, HEALTH),
  ...cues('Travel', 3, TRAVEL),
  ...cues('Business', 2, BUSINESS),
  ...cues('Bills & Utilities', 3, BILLS),
  ...cues('Transportation', 3, TRANSPORT),
  ...cues('Food & Dining', 3, FOOD),
  ...cues('Food & Dining', 6, FOOD_FULL),
  ...cues('Subscription', 5, SUBSCRIPTIONS),
  // Where one goes says less than what one buys there.
  ...cues('Business', 1, 'kantor|office|client|klien|meeting|rapat|karyawan'),
  ...cues('Travel', 2, 'hotel|bandara|airport|liburan|travel|trip|holiday|vacation|villa'),
  ...cues('Travel', 5, 'tiket pesawat|plane ticket|plane tickets|flight ticket|flight tickets'),
  ...cues('Healthcare', 2, 'rumah sakit|hospital|gym|salon'),
  ...cues('Entertainment', 2, 'nonton|game|games|bar|club|party|pesta|film'),
  ...cues('Shopping', 2, 'bag|tas|toko|ring|target|watch|lamp'),
  ...cues('Transportation', 2, 'grab|gojek|gas|mobil|motor|car'),
  ...cues('Food & Dining', 2, 'es|air|galon|water|warung|traktir|buah'),
])
