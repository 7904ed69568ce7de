/** Cues of times, places and counts, whose numbers are no money. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

export const EVENTS = phraseSet(
  phraseList(`shift|shift siang|shift malam|ward|patient|patients|pasien|murid|muridku|siswa|mahasiswa|students|student|rapat|rapatnya|meeting|meetings|zoom|briefing|upacara|apel|presentasi|sidang|wawancara|interview|deadline
  mulai jam|mulainya jam|selesai jam|kelar jam|pulang jam|berangkat jam|sampai jam|bangun jam|bangun|tidur jam|kelas jam|kuliah jam|masuk jam|jadwalnya|jadwal|starts at|start at|starting at|begins at|ends at|until|woke up|wake up|got up|leaves at|departs|arrives|my bus comes|alarm
  dosen|dosennya|guru|ujian|uts|uas|ulangan|nilai|nilainya|skor|skornya|score|scored|bab|halaman|chapter|chapters|pages|page|kelas tiga|dipindah ke|dipindahin ke ruang|ruang|ruangan|room|gate|gerbang|floor|lantai|ranjang|bed|kamar nomor
  dateng jam|datang jam|terminal|boarding|locker|kelas jam|is number|lari|jogging|menit|minutes|tiba jam|umurku|umurnya|umur|usia|years old|berat badan|beratnya|tingginya|weigh|weighs|degrees|derajat|langkah|steps|kilometers|laps|reps|goals|gol|followers|subscribers|views|likes|unread|emails|messages|tamu|peserta|attendees|guests|anggota|members|angka|nomor antrian|antrian nomor|queue number|bugs|open bugs|tickets open|open tickets|release|sprint|standup|pull requests|commits|users|downloads|subscriber|episode|episodes|members|votes|points ahead|in line|in the queue|ahead of me`),
)

/** Talk of one's work, whatever else is named in it: 'I have 15 tickets in my backlog'. */
export const WORK_TALK = phraseSet(
  phraseList(
    'backlog|standup|jira|open bugs|bugs|pull request|pull requests|code review|story points|deadline|deadlines|homework|assignments|unread emails|followers|subscribers',
  ),
)

/** Nouns for events with an hour: 'soundcheck at five'. The word may end in a possessive or in 's. */
export const APPOINTMENTS = phraseSet(
  phraseList(
    'game|gig|set|show|soundcheck|sound check|load in|practice|rehearsal|recital|scrimmage|kickoff|tip off|door|first pitch|church|mass|class|party|wedding|flight|appointment|tournament|match|tryout|curfew|dismissal|bedtime',
  ).flatMap(event => [event, `${event}s`]),
)
/** Words that mark a payment instead. */
export const NO_APPOINTMENTS = phraseSet(
  phraseList(
    'for|from|of|ticket|tickets|parking|cover|each|apiece|bought|paid|spent|cost|costs|was charged|gift|snack|snacks|drink|drinks|beer|beers|uber|lyft',
  ),
)
