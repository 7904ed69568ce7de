/** Words without a meaning for a question. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

export const SMALL_WORDS = phraseSet(
  phraseList(`
  aku|saya|gue|gua|gw|gwe|ane|ku|kita|kami|awak|urang|abdi|inyong|i|ive|im|me|my|we|weve|our|us|myself|you|your|u
  did|do|does|done|didnt|have|has|had|been|be|am|is|are|was|were|am i|can|could|would|will|it|its|that|this|these|those|there|thats|the|a|an|some|any|of|on|in|at|for|to|from|by|with|off|into|up|out|over|about|during|within|so far|and|so|then|or
  all|altogether|overall|alone|together|just|only|exactly|roughly|around|really|now|right now|currently|today so far|again|also|too|ever|even|please|pls|hey|ok|okay|well|tell|tell me|know|remind me|remind|wondering|wonder|curious|want to know|i want to know|id like to know
  jujur|jujur aja|jujur deh|lay it on me|give it to me straight|hit me|brutal honesty|dont sugarcoat it|kalo udah|kalau udah|kalau sudah|kalo sudah|kalo iya|kalau iya|kalo ada|kalau ada|if so|if i did|if i have|if yes|belum|belum ya|belom|belom ya|already|yet|gitu deh|pokoknya|pokoke|intinya|basically|all that|and all that|and stuff|stuff like that|dan sebagainya|dan semacamnya|dan sejenisnya|jaga malam|jaga sore|jaga pagi|jaga siang|jaga|shift malam|shift pagi|shift siang|shift sore|lembur|piket|ngantor|waktu|saat|ketika|on shift|night shift|on call|on my day off|on my lunch break|up to now|sampai detik ini|semua semua|total total
  ingin|ingin mengetahui|ingin tahu|mengetahui|ingin melihat|mohon informasi|informasikan|beritahu|beri tahu|sampaikan|hendak|tos|euy|mah|atuh|rek|cak|lek|bah|lur|dab|ndes|coy|cuy|guys|sob|beb|say|sayang|mak|nian|pisan|teuing|sanget|tenan|kok ya|lha|lah kok|gini|gitu|duluan|sebetulnya|persisnya|tepatnya|pastinya|gak|nggak|ga|engga|tidak|gak sih|nggak sih|sesuatu|something|someone|wanna know|i wanna know|wanna see|i wanna see|want to see|i want to see|i need to know|i need to see|id like to see|would love to know|lemme see|kalau yang|kalo yang|kalau buat|kalau untuk|kalo buat|kalo untuk|kalau cuma|kalo cuma|kalau soal|kalo soal|kalau di|kalo di|kalau pake|kalo pake|kalau pakai|urusan|soal|perkara|stops|stop|runs|spots|sampai detik ini|sejauh ini|so much|honestly|genuinely|seriously|roughly how|quick question|question|just curious|curious|asking for|be real|kasih tau dong|fill me in|refresh my memory|jog my memory|lupa|lupa aku|aku lupa|gue lupa|i forgot|forgot|lot|a lot|anything|feels|feels like|feel|feels like a lot|swear|i swear|fortune|its a fortune|a fortune|much it|info|informasi|sepanjang|waktu itu|pas itu|banyak|kayaknya|kayanya|kayaknya banyak|takut|takut banget|liatnya|lihatnya|harus|harus di reimburse|serem|kaget|see|look|look up|find|get|got|getting|gotten|go|went|gone|going|take|took|taken|taking|use|used|using|ride|rode|ridden|riding|eat|ate|eaten|eating at|drink|drank|drunk|visit|visited|grab a|had a|hit|stop at|stopped at|fill up|filled up
  money|cash flow|bucks|dollars|dollar|thing|things|stuff|item|items|single|one|ones|much|many|times|time|like|say|uh|um|hmm|worth of|category|kategori|entries|entry
  kena|kenanya|permisi|ampun|ya ampun|cepet|rupanya|duitmu|nggo|maksudnya|maksudku|mana|yang mana|selama ini aja|put|everything|every|honest|be honest|how bad|ugh|argh|wow|gosh|cost|costs|last time|di|ke|dari|pada|dalam|selama|untuk|utk|buat|bwt|bt|ning|nang|kanggo|keur|sama|ama|dan|atau|yang|yg|itu|ini|tuh|nih|tersebut|nya|ya|yah|sih|dong|deh|lah|kah|kan|kok|toh|to|tho|sampai sekarang|sampe sekarang|sampai hari ini|sampe hari ini
  sejauh ini|sejauh|sekarang|skrg|saat ini|sampai|sampe|udah|sudah|udh|dah|telah|tadi|barusan|aja|saja|doang|semua|semuanya|seluruh|seluruhnya|keseluruhan|uang|duit|duitku|uangku|rupiah|dolar|perak|kira kira|kirakira|kurang lebih|sekitar|coba|tolong|bisa|boleh|minta|mohon
  tau|tahu|pengen|pengin|mau tau|mau tahu|pengen tau|penasaran|ngecek|kali|kalinya|x|ada|naik|minum|isi|ngisi|ambil|pakai|pake|pk|lewat|via|menggunakan|pergi|jalan|jalannya|mampir|ternyata|emang|emangnya
  pak|bu|bapak|ibu|mulu|terus|perasaan|wae|tipis|aiyo|aiyah|woi|woy|dulu|on earth|earth|end up|ended up|ending up|toward|towards|under|whatd|kantong|dompet|chunk|portion|part|most part|piece|sih sebenernya|terakhir|dicek|dong dicek|coba dicek|through|thru|pas|visits|days|the days|days of|setiap hari|pribadi|sendiri aja|akun|nyampe|nyampai|mencapai|nembus|tembus|nyentuh|menyentuh|jebol|abisin|kehitung|kerasa|bikin|be honest|being honest|item by item|satu satu|satu per satu|one by one|in total|total total|roughly speaking|i mean|maksud|gitu ya|gitu loh|anyway|penasaran aja|pengin tahu|pengen tahu|mau tau dong|mau ngecek|mau ngitung|mau itung|mau hitung|mau bikin laporan|mau nanya|mau tanya|nanya|tanya|boleh tau|boleh tahu|bisa tau|bisa lihat|bisa liat|looking like|looks like|looking|stand|standing|so far today|money wise|wise|worth|spree|run|keep|i wonder|i was wondering|do you know|any idea|kepo|parah|gila|waduh|duh|astaga
  eh|btw|hai|halo|hi|hello|bang|kak|mas|mbak|bro|ucap|si|para|per|setiap|tiap|satu|hari|sendiri|banget|sebenarnya|sebenernya|totalnya tadi|apakah|bahwa|kalau ditotal|kalo ditotal|ditotal|kalau dijumlah|dijumlah|dijumlahin|kalau dihitung|kalo diitung
  `),
)

/** Verbs and the search words that they imply: 'ngopi' is coffee. */
export const SEARCHED_AS: ReadonlyMap<string, string> = new Map([
  ['ngopi', 'kopi'],
  ['ngojek', 'ojek'],
  ['ngegrab', 'grab'],
  ['nge grab', 'grab'],
  ['ngegojek', 'gojek'],
  ['nyoto', 'soto'],
  ['ngebakso', 'bakso'],
  ['nonton', 'nonton'],
])
