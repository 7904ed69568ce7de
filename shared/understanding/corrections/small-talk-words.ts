/** Words around what is put right. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Around what is put right, and without a meaning for it. */
export const SMALL_TALK = phraseSet(
  phraseList(`
  yang|yg|sing|nu|the|a|an|my|to|as|in|into|of|for|from|on|at|by|be|been|ke|di|dari|dengan|dong|deh|ya|yah|sih|kok|loh|lho|nih|tuh|eh|oh|aduh|duh|waduh|um|uh|uhm|hmm|er|well|so|please|pls|tolong|coba|tadi|barusan|just|aja|saja|kayaknya|kayanya|sepertinya|i think|i guess|actually
  segitu|segini|segituan|satuannya|kejadiannya|dated|iya|yes|yeah|yep|oh come on|come on|bentar|sebentar|bentar dulu|hold on|hang on|thats|thats a|thing|trip|ones|theyre|they|else|bagian|bagian dari|masuk|masukin|go|goes|belongs|bump|saya|aku|gue|gua|gw|i|me|we|you|kamu|u|can you|could you|would you|can|could|bisa|boleh|minta|mohon|mau|want|want to|i want to|need to|i need to|lets|let|harganya|harga|hargane|regane|price|the price|amount|the amount|nominal|nominalnya|jumlahnya|jumlah|total|totalnya|nilainya|biaya|biayanya|ongkos|tanggal|tanggalnya|tgl|hari|harinya|date|the date|day
  bayar|bayarnya|dibayar|bayare|pembayaran|pembayarannya|paid|pay|payment|payment method|metode|metode bayar|metode pembayaran|cara bayar|cara bayarnya|pakai|pake|pakenya|pakainya|lewat|via|with|using|used|namanya|nama|name|deskripsi|deskripsinya|description|tulis|tulisannya|tulisnya|tulisin
  done|got|had|have|has|did|is|are|was|were|its|that|this|it|them|those|one|item|items|entry|expense|expenses|pengeluaran|catatan|transaksi|transaction|dan|and|or|atau|tapi|tetapi|melainkan|but|instead|rather|kan|si|lah|pun|nya|sudah|udah|udh|belum|only|cuma|cuman|hanya|ribu sih|thanks|makasih|ok|oke|okay|hey|ucap|bang|kak|mas|mbak|bro
  ugh|argh|ah|haduh|astaga|sudah sama tip|sudah sama tipnya|udah sama tip|udah sama tipnya|sama tipnya|sudah termasuk tip|termasuk tip|termasuk tipnya|including tip|including the tip|with the tip|with tip|though|digits|the digits|angka|angkanya|pas|emang|memang|returned|i returned|i returned it|returned it|balikin|dibalikin|kubalikin|diretur|retur|berdua|bertiga|berempat|buat berdua|for two|card|kartu|kartunya|all in|altogether|in total|mah|atuh
  ada|halloween|christmas|xmas|thanksgiving|natal|lebaran|new years|valentines|dicek|ngecek|cek lagi|dicek lagi|double checked|i checked|struknya|notanya|bon|kali|kali ya|kurs|different|kepencet|kesalahan|masih|setelah|habis|abis|after tax|with tax|plus tax included|including tax|udah sama|sudah sama|expense|really|kind of|sort of|list|daftar|receipt|struk|nota|dicatat|kecatat|tercatat|ditulis|noted|recorded|logged|kena|semestinya|beneran|banget|really|right|benar|bener|betul|up|out|away|off|please and thank you|ganti|happened|itu
  `),
)
