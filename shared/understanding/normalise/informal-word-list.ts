/** Chat and regional words, with the standard words used in the tables of questions and corrections. */
import { phraseList } from '../words/phrase-table.ts'

/** Per line: the standard word, then, after `=`, its variants. */
const FORMS = `
berapa = berape barapa berapo barape brape pira brp brapa brpa piro sabaraha pinten
apa = ape apo naon opo
aja = aje aj ajah ae wae ajo bae
ada = ade ono aya
kita = kite kito urang
aku = ambo awak ulun aing gw gwe gua sy tiang
gak = kagak kaga kgk gk ndak idak indak dak tdk kada ora teu henteu nda ngga enda ndk engga
bukan = bkn dudu sanes bukang
sama = ame ama sm karo jeung sareng
sampe = ampe smpe sampek
ribu = rebu rbu ewu
ya = ye yo iyo inggih nggih iye yoi muhun
udah = dah udeh wis wes enggeus geus udh sdh sampun
itu = ntu iku kuwi eta
ini = iki ieu niki
kemarin = wingi kamari kmrn kmren kmarin kemarenan kemarinan
yang = sing nu yg ingkang
semua = kabeh sadayana sadaya smua
semuanya = smuanya kabehe sadayane
tapi = tp
jangan = jgn jngn ojo ulah
hapus = hps busak busek
buat = utk bwt bt kanggo keur kangge
tadi = td
hari = hr ari dina dino dinten
bulan = bln wulan sasi
minggu = mgg mggu
tahun = thn taun
tanggal = tgl
terus = trs trus
kalo = kl klo klu mun lamun nek
jadi = jd dadi
jadinya = jadine jdnya
harusnya = hrsnya kudune kuduna mestine harusne harusna sakuduna
harganya = hrganya hargane hargana regane regone
ganti = gnti gentos
bener = bnr leres
bayar = byr mayar
bayarnya = bayare bayarna byrnya
pake = pkai pke ngangge nganggo
makan = mkn mangan dahar
belanja = blnj blanja
maksudnya = mksd mksdnya maksude maksudna
beli = tuku meser meuli
belinya = belina beline tukune
sekarang = skrg saiki ayeuna
malam = mlm malem
tolong = tlg tulung
bisa = bs iso tiasa
cuma = cmn cuman mung ngan namung
abis = entek abih beak seep
duitnya = duite duitna
dikit = saeutik sithik setitik
`

export const MEANT: ReadonlyMap<string, string> = new Map(
  phraseList(FORMS).flatMap(line => {
    const [meant = '', forms = ''] = line.split(' = ')
    return forms.split(' ').map((form): [string, string] => [form, meant])
  }),
)
