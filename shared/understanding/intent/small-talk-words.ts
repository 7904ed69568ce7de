/** Cues of a transcript that is neither an expense nor clearly about something else. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Greetings, thanks, microphone tests, accidental recordings and hesitation, which have no subject. */
export const SMALL_TALK = phraseSet(
  phraseList(`halo|hallo|hai|hi|hello|hey|hei|hi there|hello there|there|assalamualaikum|waalaikumsalam|wassalamualaikum|salam|permisi|punten|selamat|selamat pagi|selamat siang
  selamat sore|selamat malam|selamat datang|pagi|siang|sore|malam|good morning|good afternoon|good evening|good night|apa kabar|apa kabarnya|gimana kabarnya|how are you|how are you doing|hows it going
  whats up|semua|semuanya|everyone|everybody|guys|hari ini|today|bro|sis|kak|mas|mbak|makasih|terima kasih|thanks|thank you|thank you so much|sama sama|youre welcome|sampai jumpa|dadah|bye|goodbye|see you
  bismillah|alhamdulillah|tes|test|testing|test test|mic check|check|cek|ngecek|coba|nyoba|trying|lagi nyoba|cuma nyoba|satu dua tiga|satu|dua|tiga|one two three|one two|one|two|three|is this thing on|is this on|is this working
  can you hear me|do you hear me|kedengeran|kedengeran nggak|kedengeran gak|kedengeran ga|kedengaran|kedengaran nggak|kedengaran gak|kedengaran tidak|suaraku|suara saya|suara gue|suaraku masuk|masuk nggak|masuk gak
  salah pencet|kepencet|salah tekan|salah ngomong|oops|ups|wrong button|never mind|nevermind|gak jadi|nggak jadi|ga jadi|tidak jadi|bentar|sebentar|tunggu|wait|hold on|hang on|just a second|one second|lupa|lupa gue|aku lupa|forgot|i forgot|tadi apa ya|apa ya|apa tadi|what was it|sorry|maaf|by accident|accidentally|pressed it|pressed that|nggak sengaja|gak sengaja|ga sengaja`),
)

/** The product, its parts and its functions. Anywhere in a sentence they make the product its subject. */
export const PRODUCT = phraseSet(
  phraseList(`ucap|aplikasi|aplikasinya|app|apps|the app|fitur|fiturnya|feature|features|tombol|tombolnya|button|mikrofon|mikrofonnya|mic|microphone|rekam|rekaman|ngerekam|merekam|record|recording|recorder
  cara pakai|cara pakainya|cara make|cara makenya|pakainya gimana|makenya gimana|gimana pakainya|cara kerjanya|cara catat|cara nyatet|cara mencatat|how do i use|how to use|how does this work|how does it work|what can you do|what do you do
  apa yang bisa kamu lakukan|kamu bisa apa|bahasa|bahasanya|language|languages|caranya|do you understand|do you speak|are you there|are you a robot|kamu robot|kamu ngerti|ngerti nggak|ngerti gak|siapa kamu|who are you
  trial|masa percobaan|akun|akunku|akun saya|account|my account|login|log in|sign in|sign out|logout|log out|ekspor|export|pdf|csv|kategori|category|categories|dashboard|dasbor|notifikasi|notification|notifications|privasi|privacy
  hapus|hapusin|delete|undo|catatan|catatanku|catatan saya|riwayat|history|laporan|report|transaksi|transaksiku|transaction|transactions|pengeluaranku|pengeluaranmu|belanjaanku|my spending|my expenses|use this|pakai ini`),
)
