/** Spoken words that do not belong in a description. */
import { CHARGING_PHRASES } from './charging-words.ts'
import { EXCLAMATIONS } from './exclamation-words.ts'
import { phraseList, phraseSet } from './phrase-table.ts'
import { PER_UNIT } from './units.ts'

/** Dropped wherever they stand. */
export const FILLERS = phraseSet(
  phraseList(`${EXCLAMATIONS}
  ugh|argh|ih|yaelah|eh|ehm|em|emm|um|umm|uh|uhh|uhm|hmm|hm|mm|mmm|er|anu|tadi|gitu|nih|deng|ding|dong|deh|sih|kan|ya|yah|lho|loh|tuh|oh|ah|aduh
  yes|yeah|yep|iya|well|okay|oke|ok|so|jadi|jadinya|nah|halo|hai|hello|hi|hey|please|tolong|cuma|cuman|hanya|only|just
  doang|doank|aja|saja|juga|also|too|lagi|apa namanya|apa ya|you know|i think|i guess|kayaknya|sepertinya|kira kira|kiro kiro
  kurang lebih|approximately|roughly|hampir|almost|nearly|kalau gak salah|kalo gak salah|kalau nggak salah
  di sana|di situ|disana|disitu|quid|as well|from there|from there as well|di struk|di nota|di bon|on the receipt|ticket said|price tag said|tag said|sticker said
  both|both of them|dua duanya|keduanya|ketiganya|for all of it|for everything|for both|lah|kok|jujurly|honestly|literally|gengs|gila|gilaa|nggak kerasa|gak kerasa|ga kerasa|nggak nyangka|gak nyangka|worth it|ouch|yikes|yowza|oof|ludes|buset|anjir|tepatnya|persisnya|pasnya|mau nggak mau|mau gak mau|nanti lupa|takut lupa|akhirnya|finally|at last|at long last|langsung|yeay|alhamdulillah
  so far|like always|as always|as usual|like usual|like every month|same as always|same as usual|ya allah|allah|catching up|was like a whole thing|like a whole thing|what else|hehe|haha|hahaha|hahahaha|aduh|astaga|parah|banget|lumayan|kalo nggak salah|if im not mistaken|let me see|terima kasih|makasih|thanks|thank you|selamat pagi|selamat siang
  yaar|obviously|ae|tenan|maksudku|ketang|pisan|wae|weh|geuning|meureun|ini struknya|struknya|ini notanya|ini bonnya|mah|atuh|euy|jeh|nya
  leh|meh|sia|siah|liao|hor|alamak|wah lau|wahlau|walao|lah kan|ah then|nia|bah|kali ya|kali yah|ya kan|yo|yo wis|wis|wes|tok|thok|rek|cok|jancok
  lek|kak ya|toh|mi|ji|pi kodong|kodong|cuy|coy|sob|bray|gaes|that one is the|this one is the|that one is|this one is|that one|this one
  already|itself|again|actually|apparently|somehow|even|still|yet|besides|btw|jujur|asli|sumpah|beneran|serius|fyi|hehehe|hihi|wkwk|wkwkwk
  selamat malam|siangnya|paginya|sorenya|malamnya|let me check|let me look|and some change|and change|must have been|mustve been|basically|anyway|by the way|gara gara|nggak sampai|gak sampai|ga sampai|nggak sampe|gak sampe|ga sampe|nggak nyampe|gak nyampe|ga nyampe
  like a huge|on the tag|abis lagi|habis lagi|and all that|and all of that|and stuff|and stuff like that|and everything|and such|and whatnot|and what not|or whatever|or something|and things like that|id been hunting for|ive been hunting for|id been looking for|ive been looking for|ive been wanting|id been wanting|ive been eyeing|id been eyeing|ive been putting off|id been putting off|yang gue cari cari|yang aku cari cari|yang gue incer|yang aku incer|yang udah lama gue incer|yang udah lama aku incer|ada yang jualan|ada yang jual|ada abang jualan|boncos|bokek|tekor|and so on|and some other stuff|just because|looks like|if you can believe it|if you can believe that|if you believe that|believe it or not|out of the way|went ahead and|oh shoot|oh man|dont get me started|kagak banyak|nggak banyak|gak banyak|ga banyak|nothing much|nothing big|kagak dikasih|nggak dikasih|gak dikasih|ga dikasih|kena hujan terus|kena ujan terus|kena hujan|kena ujan|kena macet|kena panas|of course|let me get this in|let me get all this in|let me get all this in before i forget|sebelum lupa|sebelum kelupaan|mumpung inget|buy one get one|buy two get one|buy one get one free|buy two get one free|because i had|because i just had|because i only had|because i got|because i only got
  `),
)

/** Buying, paying and book-keeping: dropped wherever they stand. */
export const VERBS = phraseSet([
  ...PER_UNIT,
  ...CHARGING_PHRASES,
  ...phraseList(`
  beli|membeli|beliin|dibeli|ngebeli|bayar|membayar|bayarin|ngebayar|dibayar|bayarnya|belinya
  subtotal|subtotalnya|tarif|tarifnya|seharga|harganya|bandrolnya|banderolnya|bandrole|harga bandrol|harga bandrolnya|senilai|sebesar|sejumlah|keluar uang|habis uang|ngeluarin|ngeluarin uang|mengeluarkan
  mengeluarkan uang|menghabiskan|ngabisin|ngabisin uang|menghabiskan uang|keluar duit|habis duit|ngeluarin duit
  mau catat|mau nyatet|mau masukin|catat|catet|catatkan|mencatat|nyatet|masukin|input|pengeluaran
  pengeluarannya|pengeluaran saya|totalnya|total semuanya|jumlahnya|semuanya|total|dengan harga|dengan total|kena
  spent|spend|spending|bought|buy|buying|paid|pay|paying|purchased|purchase|purchasing|cost|costs|costing|worth of|worth
  paid online|paid it online|bayar online|my treat|including tip|including the tip|tip included|with the tip|including delivery|including tax|tax included|including shipping|including service|a month|a year|a week|cost me|costs me|set me back|record|log|logged|expense|expenses|put down|jot down|note down|please note|add an expense|bargained down to|bargained it down to|haggled down to
  haggled it down to|talked down to|talked him down to|talked them down to|talked her down to|i talked him down to|i talked them down to|i talked her down to|got him down to|got them down to|got it down to|down to|treat myself|treated myself|i want to record|i want to add|in total|altogether
  all together|for a total of|with a total of|a total of|came to|comes to|shelled out|paid for
  dollar|dollars|dolar|rupiah|perak|masing masing|masingmasing|each|apiece|a piece|satuannya|satunya|per item
  habisnya|abisnya|jatuhnya|kenanya|keluarnya|dropped|charged me|charged|went through|ended up|budget|anggaran|biayanya|nawarinnya|nawarnya
  pakai promo|pake promo|pakai voucher|pake voucher|pakai kupon|after promo|after discount|after the discount|with the discount|with my discount|with the shop discount|with my employee discount|with the employee discount|with the student discount|with my student discount|with the member discount|setelah diskon|abis diskon|habis diskon
  abis promo|kena diskon|kena promo|dibagi rata|dibagi dua|bagi rata|bagi dua|dibagi tiga|dibagi empat|split|three ways|two ways|four ways|split bill|went halves|went halves on|went halves with|going halves on|my share was
  my share|my part|my half|bagian saya|bagian gue|bagian aku|bagianku|jatah gue|jatahku|kebagian|ditawarin|got them|got it|got them for|got it for
  kepotong|kepotongan|terpotong|kepake|kepakai|kepakek|terpakai|kepencet|ketarik|tertarik dana|got deducted|was deducted|auto paid|auto pay|autopay|autopaid|each way|for a year|for one year|for a month|for one month|autodebet|auto debet|auto debit|autodebit|kedebet|terdebet|ditagih|ketagih
  kindly note down|kindly note|kindly record|kindly add|kindly put down|is paid|was paid|are paid|has been paid|has charged us a|have charged us a|has charged us
  have charged us|charged us a|charged us|has charged me a|has charged me|charged me a|everything together|all put together|put together|got done|done
  aku ambil|gue ambil|saya ambil|aku beli|i took|deal|dealnya|kubeli|kubelikan|kubayar|kubayarkan|kutransfer|kubayari|kubelanjakan|kutebus|kuhabiskan
  settled|settling|renewed|auto renewed|auto renews|renews|renewal came|got charged|was charged|got billed|was billed|billed|billed me|came in at|came out to|came out at|rang up
  rang up to|rang up at|set us back|cost us|ran me|hit my card|went on my card|left my account|checked out|check out|checkout|picked up|pick up|snagged|scored|nabbed|copped|splurged on|splurged
  threw down|laid down|plunked down|coughed up|ponied up|picked me up|picked us up|grabbed me|grabbed us|grabbed myself|i covered it|covered it|out the door|parts and labor|installed|in quarters|my portion|my portion was|my cut|my cut was|my end|full price|full price was|the full price|gue beli|gua beli|gw beli|saya beli|kita beli|with delivery|with shipping|with tax|with the tax|with tip|for the two of them|for the two of us|for the three of us|for the three of them|for the four of us|for the four of them|for the both of us|for the both of them|forked out|forked over|chucked|belanja the|settle|settle the|habise|bayare|regane|regine|entek|ngentekno|mbayari|kudu mbayar|udah lunas|lunas|udah dibayar|sudah dibayar
  normal price|harga normal|harga asli|harga aslinya|harga awal|awalnya|tadinya|harusnya|nebus|nebusin|ditebus|patokin|tak beliin|tak bayar|tak kasih|tak beli|tak bayarin|tak bayarno|tak tuku|tak pesen|tak jupuk|tak tukokno|mari tuku|mari tumbas|mari mbayar|bar tuku|bar mbayar|bar tumbas
  sampeyan catet|sampeyan catat|lu catet|elu catet|kamu catet|kamu catat|penjualnya minta|pedagangnya minta|abangnya minta|yang jual minta
  tuku|meuli|mayar|ngabayar|meulikeun|mayaran|tukoni|tumbas|meser|mundut|nempur|mbayar|nawar|ditawar|nego|dinego|haggled|bargained
  `),
])

/** Periods of validity, which name no thing: '95 for the month'. */
const SPANS =
  'for the month|for the quarter|for the year|for the season|for the semester|for the session|for the week|for the whole month|for this month|for the day|for another month|for another year'

/** Dropped at the beginning only, one after the other. */
export const OPENERS = phraseSet(
  phraseList(`
  ${SPANS}
  sebelumnya|sesudahnya|setelahnya|habis itu|abis itu|sebelum itu|guys|note|rinciannya|rincian|isinya|mari|needed|remembered|swapped|swapped over|on the way home|on the way back|on my way home|on my way back|on the way|way home|way back|di jalan pulang|dipake|dipakai|dipake buat|dipakai buat|dipakai untuk|filled|filled up|filled in|fill up|booked|book a|put|kindly|ikut|ikutan|fed the|feed the|right so|right then|alright so|had to feed the|thing of|a thing of|whole|kuambil|kupesan|kucari|kuisi|kupakai|kusewa
  saya|aku|gue|gua|gw|ane|awak|kita|kami|dia|i|ive|im|we|weve|he|she|they|my|our|the|a|an|some|it|its|was|is|were|that|this
  these|those|there|had|have|has|did|got|get|getting|grabbed|ordered|order|pesan|pesen|mesan|mesen|memesan|naik|isi|ngisi
  ada|yang|itu|ini|sudah|udah|udh|telah|baru|habis|abis|pas|buat|untuk|utk|bwt|bt|on|for|of|at|from|in|to|di|ke|dari|as
  gave|thats|and|dan|sama|with|dengan|ate|drank|took|take|taking|went|went to|go|going|need to|mau|add|tambah|tambahkan|tambahin|then
  about|around|sekitar|seluruhnya|semua|untuk bayar|now|sekarang|pergi|pergi ke|keluar|me|us|by|pakai|pake|harga
  dapat|dapet|renew|subscribe|myself|ourselves|jeung|dulu|run|over|last nights|yesterdays|todays|this mornings|tonights|duit gua buat|duit gue buat|duit aku buat|change to|changed to|switch to|went out for|went out to|out for|keluar makan|kebetulan|ternyata|sempet|sempat|morning|afternoon|evening|pagi pagi|setor|dropped on|on sale|karo|kalih|weekend ini|pulangnya|pulangnya mampir|mampir|mampir ke|singgah|singgah ke|lawan|ngisiin|ngambil|nyemplungin|nyemplungin ke|drove|shared|jadi gini|gini|same day|masih kena|masih|balik naik|pulang naik|berangkat naik|boros|apanya|se|or|atau|kalau|kalo|when|waktu|also|another|one more|had to|have to|needed to|got to|handed|slipped|tossed|swapped out|went with|settled on|went and got|him|them|hit|hit up|ran by|ran to|ran over to|went by|swung by|stopped by|stopped in|pulled into|stop for|stopped for|stop and get|stopped and got|run get|to get into|get into|to get in|owe|whole family|the whole family|whole crew|all of us|just us|satu lagi|lagi|cari|ambil|mine|her|his|their
  lets see|found|found a|found an|found some|found me a|one of those|one of these|one of them|a quick|did a quick|made a quick|ran it through|ran the car through|ran the truck through|ran the van through|took it through|took the car through|took the truck through|drove it through|zelled|dah
  `),
)

/** Dropped at the end only. */
export const CLOSERS = phraseSet(
  phraseList(`
  like|tetep|tetap|minta|itu|ini|tersebut|nya|yang|was|is|were|are|be|it|i|we|me|us|saya|aku|gue|kita|kami|for|at|on|of|to|in|from|by|a|an|the|with
  and|dan|sama|dengan|di|ke|dari|buat|untuk|utk|bwt|about|around|sekitar|habis|abis|ada|harga|semua|now|sekarang|sudah|udah
  kenyang|that|which|so|then|or|atau|but|tapi|pas|bang|bro|sis|dulu|came|renewed|gesek|tap|scan|jeung|karo|out|even|equally|after|thing|punya|naik|turun|berapa|termasuk|include|including|pakai|pake|lewat|via|using|all|per|dapat|dapet|seluruhnya|keluar|he|she|they
  ${SPANS}
  before tip|before the tip|before tax|before tax and tip|otomatis|automatically|went|mine|sendiri sendiri|tak|auto deduct|auto deducted|booked|bill nya|separate|separately|guys|before|during|while|between|theyre|everythings|surge until|meter jump until|meter jump|showing|ate|when|whenever|for the pair|the pair|for the lot|they take|they accept|dibungkus|dibungkusin|got cut|after school|after work|after practice|after class|before work|before school|pulang kerja|pulang sekolah|pulang kantor|habis kerja|abis kerja|sebelum kerja|sebelum berangkat|pas istirahat|jam istirahat|waktu istirahat|hit|there|inside|on sale|ngamplop|patungan|urunan|saweran|had|have|has|got|gone|on the way home|on my way home|on the way back|on my way back|udah gue issued|udah aku issued|udah issued|udah gue booking|udah aku booking|udah saya booking|udah booking|udah gue pesen|udah aku pesen|diantar si abang|dianter si abang|dianterin abangnya|dianter abangnya|diantar ke rumah|dianter ke rumah|says|said|renew|because|karena|jumlah|as|been|sebanyak|@|%|mau|maybe|together|was a flat|a flat|a cool|a whopping|whopping|another|took|takes|ran|runs|threw|slapped|stuck|put|putting|though|marked|right|the monthly thing|the monthly one|the monthly|the yearly thing|the yearly one|the annual thing|the usual|the whole|whole|being
  tak ganti|tak benerin|tak servis|tak servisno|tak dandani|tak dandakno|tak isi|kuganti|aku ganti|gue ganti|udah diganti|udah kuganti|pas berangkat|pas berangkat kerja|waktu berangkat|waktu berangkat kerja|pas lewat|pas mau berangkat|pas di jalan
  `),
)
