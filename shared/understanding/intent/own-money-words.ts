/** Cues of transfers between the speaker's own accounts: top-ups, withdrawals, savings. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Verbs of topping up, before the wallet or before 'to' or 'on'. */
export const FILLING = phraseSet(
  phraseList(`top up|topup|top ups|topped up|topping up|topped|tops up|isi|ngisi|ngisiin|isiin|isi ulang|ngisi ulang|ngeisi|mengisi|ngeusian|eusi|ngiseni|isi saldo
  ngisi saldo|tambah saldo|nambah saldo|tambah|nambah|nambahin|beli saldo|setor saldo|deposit saldo|reload|reloaded|reloading|load|loaded|load up|loaded up|recharge|recharged
  refill|refilled|add money|added money|add|added|adding|put|putting|deposit|deposited|charged up|toped up|top off|topped off|diisi|diisiin|ditop up|di top up|diisi ulang|nge top up|ngetop up`),
)

/** Wallets and cards that hold money: e-money, transit cards, store cards. */
export const WALLETS = phraseSet(
  phraseList(`gopay|go pay|gopei|gopai|ovo|dana|linkaja|link aja|shopeepay|shopee pay|spay|shopeefood pay|astrapay|isaku|doku|sakuku|jenius|blu|flip
  e money|emoney|imani|e toll|etoll|e tol|etol|tol card|kartu tol|kartu e money|kartu emoney|kartu e toll|kartu etoll|flazz|kartu flazz|brizzi|tapcash|tap cash|jakcard
  jak card|kmt|kartu commuter|kartu krl|kartu kereta|kartu mrt|kartu lrt|kartu transjakarta|kartu tj|kartu busway|kartu multi trip|kartu parkir|jaklingko|e wallet|ewallet
  dompet digital|dompet elektronik|uang elektronik|saldo|saldonya|saldo gojek|saldo grab|saldo shopee|m tix|mtix
  ez link|ezlink|easy link|ezlink card|simplygo|flashpay|nets flashpay|cashcard|cash card|paylah|dbs paylah|grabpay|grab pay|grab wallet|youtrip|you trip|revolut|wise
  octopus|touch n go|touch and go|tng|oyster|oyster card|metrocard|metro card|clipper|clipper card|ventra|orca card|presto card|smartrip|e zpass|ezpass|ez pass|fastag|fast tag
  paytm|phonepe|phone pe|gpay|google pay|mobikwik|amazon pay|apple cash|venmo|cash app|cashapp|paypal|pay pal|starbucks card|starbucks app|kartu starbucks
  gift card|giftcard|prepaid card|transit card|transit pass|bus pass card|jazzy pass|fare card|bus card|train card|travel card|mrt card|transport card|store card|wallet|e purse|charlie card|charliecard|rtd card|pikepass|pike pass|sunpass|sun pass|txtag|i pass|toll tag|toll pass|toll account|marta card|breeze card|tap card|hop card|laundry card|suica|pasmo|icoca|gcash|kredivo balance`),
)

/** Words between a verb of topping up and the wallet. */
export const BETWEEN = new Set(
  phraseList(`my|our|the|our|into|onto|on|to|in|up|ke|saldo|kartu|akun|card|account|app|aplikasi|dompet|uang|duit|cash|money|some|another|more|lagi|dulu|gue|gua|aku|saya|ulang
  sendiri|ku|balance|credit|a|sejumlah|sebesar|senilai|isi|di|also|own|sendiri|value|for|buat|untuk|nya|kita`),
)

/** Prepaid services, whose top-up is an expense. */
export const PREPAID = phraseSet(
  phraseList(`pulsa|paket data|kuota|paket|data|token|listrik|pln|game|games|gim|diamond|diamonds|dm|ml|mobile legends|mobile legend|free fire|ff|pubg|uc|valorant|vp|steam
  robux|roblox|genshin|hsr|honkai|playstation|psn|itunes|xbox|nintendo|codm|chip|chips|higgs|voucher game|galon|air|bensin|gas|pertalite|pertamax|solar|angin|tinta|phone|hp|sim|airtime|wifi|internet
  prepaid phone|telkomsel|indosat|xl|tri|smartfren|axis|singtel|starhub|jio|airtel|vodafone|t mobile|at and t|verizon|parkir|laundry|netflix|spotify|fuel|petrol|minutes`),
)

/** Another person's wallet, whose top-up is a gift. */
export const FOR_OTHERS = phraseSet(
  phraseList(`anak|adik|adek|kakak|mama|ibu|bapak|papa|ayah|istri|suami|pacar|temen|teman|ortu|mertua|nenek|kakek|mum|mom|dad|son|daughter|kid|kids|wife|husband|sister|brother
  friend|grandma|grandpa|parents|mothers|fathers|moms|mums|dads|sons|daughters|wifes|husbands`),
)

/** Cash withdrawals and currency exchange: always a move. */
export const CASH_OUT = phraseSet(
  phraseList(`pindah uang|pindahin uang|mindahin uang|pindah duit|pindahin duit|tarik tunai|narik tunai|penarikan tunai|tarik uang|tarik duit|tarik cash|narik uang|narik duit|narik cash|ambil uang|ambil duit|ambil cash|ambil tunai|ngambil uang
  ngambil duit|ngambil cash|ngambil tunai|mengambil uang|njupuk duit|njupuk uang|jupuk duit|jukut duit|nyokot duit|cairin saldo|cairkan saldo|setor tunai|narik atm|narik di atm|tarik di atm|ambil di atm|narik dari atm|tarik dari atm
  ambil dari atm|narik di indomaret|tarik di indomaret|narik di alfamart|tarik di alfamart|narik di brilink|ambil di brilink|tarik di brilink|narik di agen|ngambil di atm|narik gopay|tarik saldo|narik saldo|hit the cash machine|withdrew|withdraw|withdrawn|withdrawing|withdrawal|atm withdrawal|took out cash|take out cash|took cash out|drew cash|drew money|cash out|cashed out
  out of the cash machine|from the cash machine|from the cashpoint|drew out|pulled out cash|got cash from|got cash at|got cash out|took out money|take out money|took money out|got money out|took some cash out|took some money out|tukar uang|nuker uang|tuker uang|tukar duit|nuker duit|tuker duit|tukar dolar|nukar dolar|nuker dolar|tuker dolar|tukar receh|nuker receh
  nuker recehan|money changer|tukar jadi|tuker jadi|nuker jadi|tukar ke|nukar jadi|exchanged|changed to rupiah|changed into rupiah|change to rupiah|changed to sing|changed money|change money`),
)
/** Where cash is drawn, or a drink is bought. */
export const OUT_OF_MACHINE = phraseSet(['out of the machine'])
/** Verbs with which it is cash. */
export const TAKING_OUT: ReadonlySet<string> = new Set(phraseList('took|take|taken|pulled|drew|grabbed'))
/** Verbs that mean a withdrawal next to an ATM. */
export const DRAWING = new Set(
  phraseList('ambil|ngambil|mengambil|narik|tarik|took|take|got|pulled|drew|grabbed|hit|jupuk|njupuk'),
)
export const CASH_MACHINES = new Set(phraseList('atm|atms|teller|cashpoint'))

/** Verbs of transfer between accounts. */
export const MOVING = phraseSet(
  phraseList(`pindahin|mindahin|memindahkan|pindahkan|pindah|dipindahin|dipindah|mindah|mindahno|mindahkeun|geser|mutasi|moved|move|moving|shifted|swept|switch|switched|transferred|transfer|nransfer
  mentransfer|tf|trf|transferin|kirim|ngirim|setor|nyetor|menyetor|sent|put|deposit|deposited|setorin|masukin|naruh|naro|taruh|nyimpen|simpen|nyimpan|simpan|parked|parking|dipindahkan`),
)
/** Verbs that mean a transfer by themselves. */
export const SURELY_MOVING: ReadonlySet<string> = new Set(
  phraseList(
    'pindahin|mindahin|memindahkan|pindahkan|dipindahin|dipindah|dipindahkan|mindahno|mutasi|moved|move|moving|shifted|swept',
  ),
)

/** Accounts. */
export const ACCOUNTS = phraseSet(
  phraseList(`rekening|rekening sendiri|rekening gue|rekening saya|rekening aku|rekeningku|rekening tabungan|rekening utama|rekening satunya|rekening lain|rek|tabungan|tabunganku|tabungan gue|deposito|celengan|kantong|pocket
  bca|bri|bni|bsi|mandiri|cimb|cimb niaga|jago|bank jago|jenius|seabank|sea bank|blu|permata|danamon|btn|ocbc|uob|dbs|posb|posbank|standard chartered|hsbc|citibank|maybank|neo|bank neo|line bank|superbank|allo
  bank|bank jatim|bank jabar|bjb|bank dki|muamalat|livin|brimo|chase|wells fargo|bofa|bank of america|capital one|ally|trust bank|gxs|mari bank|maribank|sbi|hdfc|icici|axis bank|kotak
  savings|savings account|saving account|saving|checking|checking account|current account|account|accounts|own account|emergency fund|dana darurat|dana pensiun|uang darurat|brokerage|multi currency|joint account
  hsa|fsa|college fund|college savings|rainy day fund|credit union|the credit union|the bank|vacation fund|ira|roth|sep ira|401 k|retirement account|retirement fund|money market`),
)

/** Verbs of saving. */
export const SAVING = phraseSet(
  phraseList(`setor uang cod|setor cod|setor duit cod|setoran cod|nyetor cod|nabung|menabung|nabungin|ditabung|ditabungin|tabungin|nyelengin|nyelengi|celengin|nyisihin|menyisihkan|sisihin|sisihkan|nyisihke|nyimpen uang|nyimpen duit|simpen uang|simpen duit|masuk tabungan|masukin tabungan|masukin celengan|ke celengan|ke tabungan
  celengannya|ke celengannya|nambah emas|tambah emas|nyicil emas|cicilan emas|buat investasi|untuk investasi|buat tabungan|buat simpanan|untuk simpanan|setor tabungan|invest|invested|investing|investasi|investasiin|berinvestasi|nginvest|put aside|set aside|putting aside|piggy bank|in the cookie jar|in the jar|in my jar|in the change jar|in the swear jar|under the mattress|rolled over|rolled the over|rolled it over|rolled it into|saved up|stashed|stashed away|dca|tabungan emas|nabung emas|cicil emas|tabung emas|top up reksadana`),
)

/** Investments and savings schemes. */
export const INVESTMENTS = phraseSet(
  phraseList(`arisan|uang arisan|duit arisan|iuran arisan|reksadana|reksa dana|reksadananya|saham|obligasi|sukuk|sbn|ori|deposito|kripto|crypto|bitcoin|btc|ethereum|eth|usdt|emas antam|logam mulia|lm|emas batangan|tabungan|celengan|tabungan emas|tabungan haji
  bareksa|bibit|ajaib|pluang|stockbit|indodax|tokocrypto|syfe|endowus|stashaway|tiger brokers|moomoo|shares of|robinhood|fidelity|vanguard|schwab|etoro|webull|coinbase|binance|acorns|zerodha|groww|401k|401 k|college fund|college savings|roth|hsa|retirement account|retirement fund|roth ira|ira|cpf|srs|index fund|index funds
  etf|etfs|mutual fund|mutual funds|stocks|stock market|sip|ppf|nps|fixed deposit|recurring deposit|treasury bills|t bills|unit trust|unit trusts|investment|investments|investment account|brokerage|savings account|savings|chit fund|ladies kitty|kitty party|monthly kitty|office kitty|kitty fund|kitty group|savings circle|saving circle|lending circle|savings club|investasi|kocokan|bursa`),
)
/** Verbs of investing and withdrawing. */
export const INVESTING: ReadonlySet<string> = new Set(
  phraseList(`setor|nyetor|bayar|mbayar|nyicil|cicil|ikut|ikutan|narik|tarik|dapat|dapet|menang|oleh|masuk|masukin|naro|naruh|taruh|ke|beli|tuku|tambah|nambah|nambahin|top|topup|up|put|into|in|to|bought|buy|added|deposited|contributed|toward|towards
  iuran|setoran|uang|duit|kocokan|di|on|cairin|jual`),
)
/** Words that make it a purchase: a course on shares, cakes for the arisan. */
export const ABOUT_INVESTMENTS: ReadonlySet<string> = new Set(
  phraseList(
    `kelas|kursus|buku|seminar|webinar|workshop|course|class|book|subscription|langganan|kue|snack|suguhan|konsumsi|makan|baju|seragam|kaos|bibit|pupuk|tanaman|acara|buat|untuk|di|pas|fee|biaya|denda|pajak|doorprize|kado|hadiah`,
  ),
)
