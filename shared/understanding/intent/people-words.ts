/** Words for the speaker and for the people around. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** The speaker, alone or with others. */
export const SPEAKERS: ReadonlySet<string> = new Set(
  phraseList(`saya|aku|gue|gua|gw|ane|awak|ku|kita|kami|i|ive|im|id|we|weve|us|me|urang|abdi|tak|inyong`),
)

/** Other people, in a single word. */
export const OTHERS: ReadonlySet<string> = new Set(
  phraseList(
    'dia|kau|doi|doski|beliau|mereka|dheweke|deweke|manehna|he|she|they|hes|shes|theyve|theyre|someone|somebody',
  ),
)

/** Words before a name: 'Pak Kumis', 'si Fajar', 'Aunty May'. */
export const TITLES: ReadonlySet<string> = new Set(
  phraseList(`si|sang|pak|bapak|bu|buk|ibu|mas|mbak|mba|kak|kakak|bang|abang|kang|teh|teteh|mang|cak|ning|om|tante|tan|koh|ko|ci|cik|uni
  uda|bli|lae|tulang|nantulang|namboru|amangboru|amang|inang|inanguda|inangtua|amanguda|amangtua|ito|eda|ompung|oppung|mak|bapa|bere|lek|bulek|paklek|cacak|gus|neng|aa|eteh|ceu|eceu|mamang|bibi|uwa|uwak
  ua|daeng|puang|karaeng|aji|kanda|ajo|etek|wak|wan|cici|encik|cikgu|makcik|pakcik|ustad|ustadz|bhai|bhaiya|bhabhi|chacha|chachi|masi|mausi|madam|mdm|sister|brother|mbok|pakde|bude|budhe|paklik|bulik|lik|opung|mr|mrs|ms|miss|coach|pastor|deacon|reverend|rev|aunty|auntie|uncle|cousin|friend`),
)

/** People with money of their own. */
export const PEOPLE = phraseSet(
  phraseList(`ayahnya|bapaknya|papanya|mamanya|ibunya|suaminya|istrinya|neneknya|kakeknya|mbahnya|mbahku|mbahe|simbah|simbahe|simbok|bapake|bapakne|ibue|ibune|makne|bojone|budheku|budhenya|budene|pakdhe|pakdheku|bapak|bapakku|ayah|ayahku|papa|papaku|papah|papi|abah|ibu|ibuku|mama|mamaku|mamah|mami|emak|ummi|umi|bunda|bokap|nyokap
  ortu|orang tua|orangtua|kakek|nenek|eyang|mbah|opa|oma|om|tante|paman|bibi|pakde|bude|budhe|paklik|bulik|mertua|ipar|sepupu|keponakan|besan
  bojo|bojoku|suami|suamiku|istri|istriku|bini|laki gue|laki aku|laki saya|lakiku|pacar|pacarku|cowok gue|cewek gue|gebetan|tunangan|mantan|ayang|ayank|beb
  teman|temanku|temen|temenku|kawan|kawanku|sobat|sahabat|sahabatku|bestie|tetangga|tetanggaku|kolega|rekan|bos|boss|bosku|atasan|manajer
  kakakku|kakaku|adikku|adekku|abangku|masku|mbakku|kantor|perusahaan|orang|orang kantor|anak kantor|anak anak kantor|anak kos|anak kamar|penghuni|penghuni kamar|anak kontrakan|arek kantor
  mum|mam|nan|gran|mom|mommy|mummy|lads|the lads|missus|the missus|mama|dad|daddy|papa|grandma|grandpa|granny|nana|aunt|auntie|aunty|uncle|brother|sister|cousin|husband|wife|hubby|wifey
  boyfriend|girlfriend|fiance|fiancee|partner|parents|in laws|mother in law|father in law|brother in law|sister in law|mother|father
  laeku|itoku|edaku|tulangku|opung|opungku|ompung|mamak|mamakku|inang|namboru|amangboru|inanguda|amanguda|appara|pariban|parumaen|abangku|kakekku|nenekku|omku|tanteku|pamanku|bibiku|mertuaku
  iparku|sepupuku|keponakanku|sobatku|kawan kawan|teman teman|anak buah|uwa|uwak|eteh|akang|ambo|etta|puang|bhaiya|bhabhi|bhai|amma|appa|nanna|akka|thatha|paati|nani|dadi|chacha|chachi|masi|mausi|jiju|jija
  ah ma|ah gong|ah kong|gong gong|por por|kor kor|jie jie|mei mei|makcik|pakcik
  friend|friends|buddy|bestie|pal|mate|roommate|flatmate|housemate|neighbor|neighbour|neighbors|neighbours|boss|chef|foreman|coach|supervisor|manager|colleague|colleagues
  coworker|co worker|coworkers|company|the office|landlord|best friend|old man|compadre|comadre|abuela|abuelo|niece|nephew|grandson|granddaughter|son in law|daughter in law|stepdad|stepmom|homie
  ex|ex wife|ex husband|ex girlfriend|ex boyfriend|bandmate|bandmates|grandmother|grandfather|stepmother|stepfather|stepbrother|stepsister|godmother|godfather|fiances|guest|guests|passenger|passengers|patient|patients|tourist|tourists|supervisor|teacher|teachers|coach|coaches|pastor|preacher|deacon|foreman|principal
  tamu|tamunya|tamuku|penumpang|penumpangnya|pasien|pasienku|turis|bule|murid|muridku|sopir|supir|majikan|majikanku`),
)

/** People whose spending is the speaker's, unless a possessive marks an adult: 'adik gue', 'kakak aku'. */
export const DEPENDANTS: ReadonlySet<string> = new Set(
  phraseList(`anak|anakku|anaknya|adik|adek|dedek|kakak|kakakku|abang|mas|mbak|kecil|sulung|bungsu|bayi|bocah|cucu|son|daughter
  kid|kids|child|children|baby|toddler|boy|girl`),
)

export const POSSESSIVES: ReadonlySet<string> = new Set(
  phraseList('gue|gua|gw|aku|saya|ku|kita|kami|ane|urang|nya|dia|kamu|lu'),
)

/** Before a person in English. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  phraseList(
    'my|his|her|our|their|the|a|one|some|your|another|that|this|best|old|younger|older|elder|big|little|good',
  ),
)
