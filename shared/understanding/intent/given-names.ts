/** Names of persons in Indonesia, India, Singapore and the States. */
import { phraseList } from '../words/phrase-table.ts'

/** Common given names, and family names used as such, that have no other meaning. */
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
  thomas|tim|tom|tony|tracy|vanessa|victor|vincent|weiming|wendy|zach|ahmed|ali|fatimah|farid|hassan|ibrahim|nurul|siew
  kev|ellie|marcus|jamie|danny|gareth|liam|callum|connor|ollie|alfie|archie|freddie|tommy|bobby|jimmy|johnny|mikey|joey|larry|jerry|barry|gary|terry|gerry|kyle|tyler|ryan|brandon|justin|kayla|brittany|courtney|lauren|chelsea|becky|debbie|cathy|kathy|sheila|maureen|siobhan|niamh|aoife|declan|eamonn|nigel|trevor|stu|stuart|darren|wayne|craig|neil|hamish|angus|gemma|kirsty|shannon|tanya|jasmine|aaron|adam|isaac|caleb|elijah|carlos|miguel|luis|jorge|jose|juan|pedro|rosa|carmen|lupe|kowalski
  parlin|sahat|tiur|duma|tumpal|bonar|marihot|mangasi|hotma|saut|togar|tigor|ucok|butet|poltak|rotua|tiurma|parulian|sinaga|sitorus|sihombing|simanjuntak|siregar|nasution|lubis|harahap|hutapea|hutabarat|panjaitan
  manurung|silalahi|simbolon|pardede|tarigan|ginting|sembiring|sitepu|saragih|damanik|pasaribu|tampubolon|napitupulu|marpaung|pangaribuan|situmorang|sinambela|nainggolan|rajagukguk|hasibuan|batubara|daulay|ritonga|rangkuti
  butarbutar|gultom|siahaan|simamora|sianturi|aritonang|lumbantobing|hutagalung|manalu|munthe|girsang|sugeng|sutrisno|parjo|paijo|tukijo|wagiman|suparman|sukardi|mulyono|sunarti|painem|paimin|tugiyo|ngatini|tumini
  euis|neneng|entin|dedeh|yuyun|engkos|enjang|maman|tatang|encep|jajang|yayat|dudung|nunung|elis|baso|becce|besse|tenri|rusli|syamsul|hasnah|mappa
  suresh|ramesh|rajesh|mahesh|ganesh|dinesh|mukesh|naresh|rakesh|lakshmi|laxmi|venkat|venkatesh|srinivas|sridhar|sanjay|vijay|ajay|amit|sumit|rohit|rohan|arjun|karthik|kartik|anil|ashok|manoj|pankaj|vivek|vikram|vikas
  vishal|nikhil|akhil|aditi|neha|sneha|swathi|swati|kavita|kavitha|sunita|geeta|meena|reena|seema|shreya|divya|deepa|deepika|anjali|ananya|nandini|padma|radha|sudha|usha|shalini|sangeeta|preeti|preethi|harish|satish
  girish|mohan|gopal|gopi|naveen|praveen|prakash|prasad|raghu|raju|sandeep|pradeep|kuldeep|gurpreet|harpreet|manpreet|jaspreet|imran|salman|arvind|murali|senthil|muthu|selvam|kiran|varun|tarun|arun|karan|gaurav
  saurabh|abhishek|ankit|ankita|megha|ritu|renu|rekha|rajiv|sachin|hemant|faizal|azman|rosli|zainal|aminah|halimah|rahim|razak|huimin|huiling|jiahui|junwei|weijie|yiling`),
)
