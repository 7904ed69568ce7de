/** Names of firms and products as their owners write them, with the forms in which they are heard. */
import { phraseList } from '../words/phrase-table.ts'

const SHOPS = `
  Alfamart: alfa mart, alpa mart, alfamat, alfa mat
  Alfamidi: alfa midi, alpa midi
  Indomaret: indo maret, indo mart, indomart
  Superindo: super indo
  Hypermart: hyper mart, haiper mart
  Transmart: trans mart
  Carrefour: karfur, kerfur
  Tokopedia: toko pedia
  Shopee: shopi, sopi, shope
  Bukalapak: buka lapak
  Blibli: bli bli
  Uniqlo: uni qlo, uni klo, uni clo, unique low, uniklo, yuniklo
  Miniso: mini so
  MR DIY: mister di ai wai, mr di ai wai, mister diy, mr diy
  TikTok: tik tok
  Walmart: wal mart
  Walgreens: wall greens
  Petco: pet co
  PetSmart: pet smart
  AutoZone: auto zone
  WinCo: win co
  Thumbtack: thumb tack
  eBay: e bay
`
const EATING = `
  Mixue: mi sue, mi xue, mie xue, miksue, mixu, misyu, mi syu, mik swe, mixwe
  Richeese: richis, ricis, ri chis, richiss
  Hanamasa: hana masa
  J.CO: je ko, jeco, jco
  HokBen: hok ben, hoka ben
  Starbucks: starbak, star bak, star bucks, setarbak
  Chatime: cha time
  GoFood: go food
  GrabFood: grab food, grep food
  ShopeeFood: shopee food, shopi food, sopi food
  DoorDash: door dash
  Domino's: dominos
  Dunkin': dunking, dunkin
  Fore Coffee: four coffee
  Holycow: holi kau, holi kow, holy cow
  Sweetgreen: sweet green
  Grubhub: grub hub
  Instacart: insta cart
  HelloFresh: hello fresh
  Dutch Bros: dutch brothers
  Chick-fil-A: chick filet, chick fil a
  In-N-Out: in n out
  Topgolf: top golf
`
const THINGS = `
  SGM: es ge em, esgeem
  Bebelac: bebe lak, bebelak, bebe lac
  Betadine: beta din, betadin, beta dine
  Pertamax: pertama ex, pertama max, perta max, pertamaks, pertamak
  Pertalite: perta lite, pertalit, perta lit, pertaliti
  Le Minerale: leminerale, le mineral, leminerall
  Chana dal: chana doll, channa doll, channa dal, chana daal
  Dosa batter: does a batter, dosa better, doza batter
  Methi leaves: matthew leaves, methy leaves, mehti leaves
  Moong dal: moong doll, mung doll, mung dal
  Toor dal: tour doll, toor doll, tour dal, tur dal
  Masoor dal: masoor doll, massoor dal
  jar of ghee: jar of gee
  jars of ghee: jars of gee
  Indomie: indo mie, indomi, indo mi
  Pop Mie: pop mi
  Ortuseight: ortus 8, ortus eight
  Mobile Legends: mobile legend, mobil legend
  Romex: romax
`
const SERVICES = `
  IndiHome: indi home
  Telkomsel: telkom sel
  Biznet: biz net
  Canva: kan va, can va
  CapCut: cap cut, kap kat
  ChatGPT: chat gpt, cet gpt, chat ji pi ti
  YouTube: you tube, yutub
  Netflix: net flix, netflik
  Spotify: spotifai, spoti fy, spoti fai
  Traveloka: trave loka
  Gojek: go jek
  GoSend: go send
  GrabBike: grep bike, grap bike, greb bike
  GrabCar: grep car, grap car, greb car
  GoRide: go ride
  GoCar: go car
  GoMart: go mart
  ShopeePay: shopi pay, sopi pay
  BRImo: bri mo
  Persija: persi ja
  Waymo: way mo
  Airbnb: air bnb, air b and b
  QuickBooks: quick books
  TurboTax: turbo tax
  FedEx: fed ex
  PlayStation: play station
  Xbox: x box
  iPhone: i phone
  Venmo: ven moe, ven mo
  PayPal: pay pal
  T-Mobile: t mobile
`

/** Pairs of a form and the spelling. */
export const SPELLINGS: readonly (readonly [form: string, spelling: string])[] = phraseList(
  [SHOPS, EATING, THINGS, SERVICES].join('\n'),
).flatMap(line => {
  const [spelling = '', forms = ''] = line.split(': ')
  return forms.split(', ').map((form): [string, string] => [form, spelling])
})
