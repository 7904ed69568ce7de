/** Words for the speaker and for the people around. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** The speaker, alone or with others. */
export const SPEAKERS: ReadonlySet<string> = new Set(
  phraseList(`saya|aku|gue|gua|gw|ane|ku|kita|kami|i|ive|im|id|we|weve|us|me|urang|abdi|tak|inyong`),
)

/** Anyone else, in a single word. */
export const OTHERS: ReadonlySet<string> = new Set(
  phraseList(
    'dia|doi|doski|beliau|mereka|dheweke|deweke|manehna|he|she|they|hes|shes|theyve|someone|somebody',
  ),
)

/** Words before a name: 'Pak Kumis', 'si Fajar', 'Aunty May'. */
export const TITLES: ReadonlySet<string> = new Set(
  phraseList(`si|sang|pak|bapak|bu|buk|ibu|mas|mbak|mba|kak|kakak|bang|abang|kang|teh|teteh|mang|cak|ning|om|tante|tan|koh|ko|ci|cik|uni
  uda|bli|mbok|pakde|bude|budhe|paklik|bulik|lik|opung|mr|mrs|ms|miss|aunty|auntie|uncle|cousin|friend`),
)

/** People who keep a purse of their own. */
export const PEOPLE = phraseSet(
  phraseList(`bapak|bapakku|ayah|ayahku|papa|papaku|papah|papi|abah|ibu|ibuku|mama|mamaku|mamah|mami|emak|ummi|umi|bunda|bokap|nyokap
  ortu|orang tua|orangtua|kakek|nenek|eyang|mbah|opa|oma|om|tante|paman|bibi|pakde|bude|budhe|paklik|bulik|mertua|ipar|sepupu|keponakan|besan
  suami|suamiku|istri|istriku|bini|laki gue|pacar|pacarku|cowok gue|cewek gue|gebetan|tunangan|mantan|ayang|ayank|beb
  teman|temanku|temen|temenku|kawan|kawanku|sobat|sahabat|sahabatku|bestie|tetangga|tetanggaku|kolega|rekan|bos|boss|bosku|atasan|manajer
  kakakku|kakaku|adikku|adekku|abangku|masku|mbakku|kantor|perusahaan|orang|orang kantor|anak kantor|anak anak kantor|anak kos|arek kantor
  mum|mom|mommy|mummy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|auntie|aunty|uncle|brother|sister|cousin|husband|wife|hubby|wifey
  boyfriend|girlfriend|fiance|fiancee|partner|parents|in laws|mother in law|father in law|brother in law|sister in law|mother|father
  friend|friends|buddy|bestie|pal|mate|roommate|flatmate|housemate|neighbor|neighbour|neighbors|neighbours|boss|manager|colleague|colleagues
  coworker|co worker|coworkers|company|the office|landlord|best friend|old man`),
)

/** Whose spending is the speaker's, unless a possessive makes them grown up: 'adik gue', 'kakak aku'. */
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

/** Common given names that mean nothing else. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  phraseList(`adi|aditya|agus|ahmad|aisyah|ajeng|aldi|amir|andi|andika|andre|anggi|anisa|anton|ari|arief|arif|asep|astri|ayu|bagas|bambang
  bayu|beni|bima|bowo|budi|cahyo|cecep|chandra|dadang|danang|dani|dedi|dendi|deni|denny|desi|dewi|dian|didi|dika|dimas|dina|dinda|doni|edi
  edo|eko|endang|erik|evi|fadli|fahmi|faisal|fajar|farah|farhan|fauzan|febri|ferdi|fikri|fitri|galih|gilang|gita|hadi|hafiz|hana|hani|hendra
  heri|herman|iin|ika|ilham|imam|indra|ipul|irfan|irma|iwan|jaka|jamal|joko|kadek|ketut|komang|kiki|laras|lestari|lia|lilis|lina|lukman|mila|mira
  nadia|nanda|nia|nina|nisa|novi|nurul|okta|putra|rafi|rahmat|raka|rama|rani|ratih|ratna|reza|rian|ricky|rifki|rina|rini|rio|riska|rizal|rizki|rizky
  robi|roni|rudi|ryan|satria|septi|sinta|siska|siti|slamet|soni|sri|sule|susi|syifa|tari|taufik|teguh|tika|tina|titin|toni|tono|ujang|umar
  vina|wahyu|wati|wawan|wayan|widi|wulan|yanti|yanto|yayan|yogi|yoga|yuda|yudi|yuli|yuni|yusuf|zahra|zaki
  alan|albert|alex|alice|amanda|amy|andrew|angela|anita|anna|anthony|ashley|ben|betty|brian|carol|charles|chris|christina|cindy|claire|dave|david|deepak
  diana|dylan|emily|emma|eric|ethan|eva|fiona|frank|gary|george|hannah|harry|helen|henry|ian|ivan|jacob|james|jamie|jane|janet|jason|jeff|jenny
  jeremy|jess|jessica|jim|joe|john|jonathan|jordan|josh|joshua|julia|julie|karen|kate|kelly|ken|kenny|kevin|kim|laura|lisa|liz|lucas|lucy|luke|maria|marie
  matt|matthew|megan|meiling|michael|michelle|mike|nancy|natalie|nathan|nick|nicole|noah|olivia|pam|patrick|paul|peter|phil|rachel|raj|rahul
  priya|ravi|rebecca|richard|robert|roger|ronald|ryan|sam|samantha|sandra|sara|sarah|scott|sean|simon|sofia|sophia|stephanie|steve|steven|sunil|susan
  thomas|tim|tom|tony|tracy|vanessa|victor|vincent|weiming|wendy|zach|ahmed|ali|fatimah|farid|hassan|ibrahim|nurul|siew`),
)
