/**
 * Carriers that make a journey only with a distant destination: 'bus ke kantor' is transport, 'bus ke
 * Semarang' a journey.
 */
import { phraseList } from '../words/phrase-table.ts'

export const CARRIERS = phraseList(`
  kereta|bus|bis|travel|shuttle|kapal|feri|ferry|train|coach|tiket bus|tiket bis|tiket kereta|train ticket|bus ticket|train tickets
  bus tickets|damri|kereta ekonomi|bus damri|ongkos bus|ongkos bis|ongkos kereta|ongkos kapal|mobil travel|speedboat
  train fare|bus fare|naik kereta|naik bus|naik bis|naik travel|naik kapal|boat`)

/** Tickets, which mean travel only with a destination. */
export const TICKETS = phraseList('tiket|ticket|tickets')

/** Cities and islands that are travel destinations from Jakarta, Bali or an American city; no suburbs. */
export const FARAWAY = phraseList(`
  bandung|cirebon|tasikmalaya|tasik|garut|sukabumi|cianjur|sumedang|purwakarta|subang|kuningan|indramayu|serang|merak|pandeglang|semarang
  solo|surakarta|jogja|jogjakarta|yogya|yogyakarta|jogya|magelang|salatiga|tegal|pekalongan|brebes|purwokerto|cilacap|kebumen|klaten
  kudus|pati|jepara|rembang|wonosobo|wonogiri|sragen|boyolali|purworejo|pemalang|surabaya|sidoarjo|malang|batu malang|kediri|blitar
  madiun|ngawi|jember|banyuwangi|probolinggo|pasuruan|mojokerto|jombang|tulungagung|lumajang|situbondo|bojonegoro|tuban|lamongan|gresik
  madura|ponorogo|pacitan|trenggalek|bali|denpasar|singaraja|gilimanuk|lombok|mataram|gili|gili trawangan|gili air|nusa penida|penida
  nusa lembongan|lembongan|sumbawa|bima|flores|labuan bajo|kupang|sumba|medan|pematang siantar|toba|danau toba|berastagi|aceh|banda aceh
  sabang|padang panjang|bukittinggi|pekanbaru|dumai|jambi|palembang|bengkulu|lampung|bandar lampung|bakauheni|bangka|belitung|batam
  bintan|tanjung pinang|pontianak|singkawang|banjarmasin|balikpapan|samarinda|tarakan|palangkaraya|makassar|toraja|palu|poso|kendari
  manado|gorontalo|ternate|ambon|sorong|raja ampat|jayapura|manokwari|karimunjawa|kepulauan seribu|pulau seribu|pulau pramuka|pulau harapan
  luar kota|kampung|kampung halaman|singapore|singapura|malaysia|kuala lumpur|kl|johor|johor bahru|penang|melaka|bangkok|phuket|thailand
  vietnam|hanoi|ho chi minh|hong kong|hongkong|tokyo|osaka|kyoto|jepang|japan|korea|seoul|taiwan|taipei|china|beijing|shanghai|dubai
  mekah|makkah|madinah|jeddah|london|paris|amsterdam|berlin|rome|madrid|barcelona|europe|eropa|sydney|melbourne|perth|brisbane|australia
  new york|nyc|boston|philadelphia|philly|washington|washington dc|dc|baltimore|chicago|detroit|cleveland|atlanta|miami|orlando|tampa|dallas
  houston|austin|san antonio|denver|phoenix|las vegas|vegas|los angeles|san diego|san francisco|sacramento|portland|seattle|hawaii
  honolulu|nashville|new orleans|st louis|minneapolis|pittsburgh|montreal|toronto|vancouver|mexico|cancun|albany|charlotte|salt lake city
  argo bromo|argo parahyangan|parahyangan|argo lawu|argo wilis|argo dwipangga|taksaka|gajayana|turangga|lodaya|matarmaja|jayabaya|sembrani
  gumarang|sancaka|logawa|malabar|mutiara selatan|serayu|kahuripan|pasundan|bengawan|progo|kutoarjo|brantas|majapahit|jarak jauh|luar pulau
  sinar jaya|rosalia indah|harapan jaya|lorena|pahala kencana|haryanto|gunung harta|primajasa|kramat djati|budiman|agra mas|cititrans|daytrans
  xtrans|baraya|pelni|antar kota|padang|payakumbuh|solok|mudik|yosemite|yellowstone|grand canyon|key west|cape cod|hamptons|nantucket
  siantar|pematangsiantar|balige|parapat|tarutung|sibolga|sidikalang|kabanjahe|tebing|tebing tinggi|kisaran|rantau prapat|rantauprapat|tanjung balai
  samosir|tomok|pangururan|dolok sanggul|nias|gunung sitoli|sidempuan|padangsidimpuan|langsa|lhokseumawe|bireuen|takengon|meulaboh|pariaman
  batusangkar|sawahlunto|parepare|pare pare|palopo|bone|watampone|bulukumba|sengkang|mamuju|pinrang|polewali|bantaeng|kotamobagu|tahuna
  delhi|mumbai|pune|chennai|hyderabad|bangalore|bengaluru|kolkata|ahmedabad|jaipur|goa|kerala|kochi|agra|varanasi|india|niagara falls|niagara
  atlantic city|poconos|lake tahoe|buffalo|rochester|hartford|providence|richmond|raleigh|columbus|cincinnati|indianapolis|milwaukee
  marthas vineyard|gili islands|java|sumatra|sulawesi|kalimantan|papua|maluku|borneo|jawa|jawa timur|jawa tengah|sumatera`)

/** After one of these words a city is a location, not a destination. */
export const INSIDE: ReadonlySet<string> = new Set(['di', 'in', 'at', 'sekitar', 'around', 'keliling'])

/** Words before a destination. */
export const TOWARDS: ReadonlySet<string> = new Set(['ke', 'to', 'jakarta', 'tiket'])
