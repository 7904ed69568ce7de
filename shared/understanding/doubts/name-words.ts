/** Words that determine the role of their neighbours. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** People other than the speaker. */
export const PEOPLE = phraseSet(
  phraseList(`si|dia|mereka|ibu|ibuku|bapak|bapakku|ayah|mama|mamah|papa|emak|mamak|nyokap|bokap|abah|ambu|bu|pak|suami|suamiku|istri
  istriku|bojo|bojoku|kakak|kakakku|kakang|mbak|mas|mbakku|masku|adik|adek|adikku|adekku|anakku|tetangga|tonggo|temen|temenku|teman
  temanku|konco|koncoku|kanca|babaturan|bos|bosku|pakde|bude|budhe|paklek|bulek|om|tante|kakek|nenek|pacar|pacarku|sepupu|mertua
  he|she|they|brother|sister|husband|wife|mum|mom|mother|dad|father|friend|friends|colleague|colleagues|boss|neighbour|neighbor|roommate
  flatmate|boyfriend|girlfriend|cousin|uncle|aunt|auntie|son|daughter|grandma|grandpa|company|office|kantor|insurance|asuransi`),
)

/** Words before a payment method. */
export const PAID_WITH = phraseSet(
  phraseList('pakai|pake|pakek|nganggo|make|lewat|via|using|by|paid|pay|bayar|use|used|scan|tap'),
)

/** Words before a place of purchase or a destination. */
export const PLACES = phraseSet(
  phraseList('di|ke|dari|ka|nang|dek|ing|at|from|in|to|on|near|dekat|deket|depan|belakang|daerah|arah'),
)

/** Words before a recipient or a purpose. */
export const PURPOSES = phraseSet(
  phraseList('buat|untuk|utk|bwt|kanggo|keur|gawe|for|sama|bareng|with|ke|to|dari|from|kepada'),
)

/** Words of narration. */
export const TELLING = phraseSet(
  phraseList(`was|were|is|are|has|had|have|took|went|hit|ran|came|comes|start|starts|call|called|gave|got|put|left|paid|said|told|says|cost|costs
  wants|need|needs|goes|go|take|takes|used|broke|i|we|he|she|they|it|that|yang|udah|sudah|belum|dipakai|nitip|ganti|minum|kasih|ada|itu|ini
  karena|soalnya|kalau|waktu|pas|dia|saya|aku|gue|kami|kita|minta|datang|pergi|pulang|kena|jadi|habis|abis|lagi|juga|malam|tadi|transfer|bayar|beli`),
)
