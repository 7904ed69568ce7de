/** The Indonesian words of `healthcare.ts`. */
import type { WordLists } from './words.ts'

export const HEALTHCARE_INDONESIAN: WordLists = {
  hint: 'k24|k 24|farmasi|kesehatan|ugd|igd|rawat jalan|perawatan|perawat|suster',
  loose: `
    rs|rumah sakit|periksa|kontrol|cek|tes|konsultasi|posyandu|suntik|alkohol|kb|tensi|gula darah|kompres|tindik|pasien|minyak kayu|mata|gigi`,
  thing: `
    obat|obat obatan|obat batuk|obat flu|obat pilek|obat sakit kepala|obat pusing|obat maag|obat mag|obat lambung|obat diare|obat mencret|obat cacing
    obat panas|obat demam|obat mata|obat tetes|obat tetes mata|tetes mata|obat alergi|obat gatal|obat jerawat|obat merah|obat luka|obat kulit
    obat sariawan|obat sakit gigi|obat warung|obat darah tinggi|obat hipertensi|obat diabetes|obat kolesterol|obat asam urat|obat tidur|obat kuat
    obat herbal|obat anak|obat bapak|obat ibu|obat resep|nebus obat|tebus obat|nebus resep|tebus resep|resep dokter|resep obat|salep|krim gatal
    sirup obat|obat sirup|sirup batuk|obat batuk sirup|puyer|kapsul|parasetamol|bodrex|bodrexin|paramex|oskadon|mixagrip|neozep|decolgen|procold
    ultraflu|komix|obh|obh combi|tolak angin|antangin|antimo|promag|mylanta|polysilane|diapet|entrostop|norit|oralit|insto|rohto|hansaplast|plester
    plester luka|perban|kasa|kain kasa|rivanol|minyak kayu putih|kayu putih|minyak angin|minyak gosok|minyak tawon|minyak urut|freshcare|fresh care
    safe care|balsem|balsam|koyo|salonpas|counterpain|hot cream|geliga|termometer|tensimeter|oximeter|alat tensi|alat tes gula|alat bantu dengar
    kursi roda|tongkat jalan|kruk|inhaler|oksigen|tabung oksigen|kompres demam|byebye fever|bye bye fever|masker medis|masker|sensi|handsanitizer
    hansanitizer|swab|swab antigen|antigen|pcr|tes pcr|tes covid|vitamin anak|vitacimin|enervon|enervon c|imboost|redoxon|cdr|sangobion|neurobion
    blackmores|minyak ikan|suplemen|suplemen makanan|kalsium|kolagen|madu penambah nafsu makan|susu penambah berat badan|whey|jamu pegal linu
    jamu gendong pegal|habbatussauda|herbal|apotek|apotik|toko obat|dokter|dokter gigi|dokter umum|dokter anak|dokter kulit|dokter mata|dokter tht
    dokter kandungan|dokter spesialis|dokter penyakit dalam|bayar dokter|konsultasi dokter|konsul dokter|kontrol dokter|periksa dokter|berobat|klinik
    klinik gigi|klinik kecantikan|klinik kulit|puskesmas|mantri|bidan|persalinan|lahiran|melahirkan|rawat inap|opname|kamar rumah sakit
    biaya rumah sakit|operasi caesar|operasi|sunat|khitan|khitanan anak|vaksin|vaksinasi|imunisasi|imunisasi anak|suntik kb|pil kb|kb suntik
    suntik vitamin|suntik putih|infus|infus whitening|usg|rontgen|ronsen|tes darah|cek darah|cek kesehatan|cek gula|cek gula darah|cek kolesterol
    cek lab|cek mata|tes mata|periksa mata|periksa gigi|periksa kandungan|periksa kehamilan|test pack|testpack|tespek|tes kehamilan|tes laboratorium
    laboratorium|medical check up|mcu|surat sehat|surat dokter|tes narkoba|tes kesehatan|kacamata|kaca mata|kacamata minus|kacamata baca|kacamata baru
    kacamata anak|ganti lensa|lensa kacamata|frame kacamata|optik|softlens|soft lens|lensa kontak|cairan softlens|air softlens|cabut gigi|scaling
    scaling gigi|bersihin karang gigi|karang gigi|behel|kawat gigi|pasang behel|kontrol behel|ganti karet behel|gigi palsu|veneer|bleaching gigi
    fisioterapi|terapi|akupuntur|akupunktur|bekam|pijat|pijet|pijat refleksi|refleksi|urut|tukang urut|tukang pijat|tukang pijet|spa|kretek badan
    kiropraktik|psikolog|psikiater|konseling|ambulan|ambulans|ngegym|nge gym|fitnes|ngefit|senam|senam aerobik|aerobik|kelas yoga|kelas pilates
    kelas zumba|kelas gym|member gym|membership gym|langganan gym|langganan fitness|muaythai|tinju|donor darah|kondom|pelumas durex|alat kontrasepsi
    korset|susu ibu hamil obat|minyak zaitun obat|p3k|kotak p3k|asam folat|vitamin ibu hamil|tablet tambah darah|obat kumur betadine|obat woods
    permen woods|kerokan|kerok|jamu kunyit|jamu pegal|jamu kuat|jamu sakit|jamu asam urat|susu diabetes|diabetasol|susu diet|susu pelangsing
    pelangsing|obat diet|obat pelangsing|obat penurun panas|penurun panas|obat anti mabuk|obat mabuk|obat mabuk perjalanan|obat nyeri|obat nyeri haid
    obat haid|pereda nyeri|obat pegal|obat pegal linu|obat encok|obat rematik|obat jantung|obat ginjal|obat paru|obat tbc|obat asma|obat sesak
    obat stroke|obat kanker|obat mual|obat masuk angin|obat kembung|obat wasir|obat ambeien|obat kutu|obat kutu rambut|obat panu|obat kurap|obat jamur
    obat bisul|obat kutil|obat bakar|obat luka bakar|obat biduran|obat telinga|tetes telinga|obat hidung|obat tenggorokan|obat radang|obat amandel
    obat sakit perut|obat perut|obat sembelit|obat pencahar|dulcolax|microlax|obat penenang|obat dokter|obat puskesmas|obat apotek|obat generik
    obat bebas|obat tradisional|obat china|obat bius|obat suntik|obat minum|obat luar|obat oles|obat bayi|obat penyubur|promil|program hamil
    bayi tabung|inseminasi|kontrol kandungan|kontrol kehamilan|periksa hamil|cek kandungan|cek kehamilan|cek hamil|bidan desa|biaya bidan
    biaya lahiran|biaya persalinan|sesar|caesar|baby spa|pijat bayi|pijet bayi|pijat urut|pijat badan|pijat capek|pijat kaki|pijat panggilan
    urut badan|urut kaki|terapi bekam|terapi listrik|terapi wicara|terapi anak|cek tensi|cek darah lengkap|cek urine|tes urine|tes gula|tes kolesterol
    tes hiv|tes alergi|tes dna|medical|surat keterangan sehat|surat sakit|rapid antigen|vaksin anak|vaksin bayi|vaksin hpv|vaksin flu|vaksin rabies
    suntik rabies|suntik tetanus|suntik insulin|suntik botox|botox|filler|laser wajah|suntik jerawat|peeling|chemical peeling|dermatologi
    klinik jerawat|erha|zap|zap clinic|klinik mata|klinik anak|klinik bersalin|klinik thamrin|klinik umum|klinik 24 jam|klinik fisioterapi|rs swasta
    rs hermina|rs siloam|rsud|rsia|rumah sakit jiwa|ugd rumah sakit|igd rumah sakit|biaya rs|biaya igd|administrasi rumah sakit|kamar rs
    inap rumah sakit|jasa perawat|perawat lansia|suster lansia|popok dewasa|pampers dewasa|pispot|tongkat|walker|kaki palsu|tangan palsu|decker lutut
    deker lutut|korset punggung|bantal kesehatan|bantal panas|alat kompres|alat terapi|alat pijat|alat bekam|alat cek gula|strip gula darah
    jarum suntik|lancet|tes strip|plester demam|plester panas|koyo hangat|hot in|hot in cream|voltaren|thrombophob|bioplacenton|gentamicin
    hidrokortison|kalpanax|canesten|daktarin|salep mata|salep jamur|salep luka|salep 88|minyak telon obat|minyak kapak|cap kapak|cap lang|cap tawon
    minyak but but|balsem geliga|inhaler vicks|inhaler hidung|obat inhaler|siladex|vicks formula|actifed|rhinos|demacolin|stop cold|saridon|poldan
    feminax|ponstan|asam mefenamat|mefenamat|amoxilin|amoksilin|cefadroxil|cetirizine|ctm|loratadine|incidal|lansoprazole|ranitidin|antasida|lambucid
    enzyplex|lacto b|lacto bee|zinc anak|hufagrip|tempra|sanmol|praxion|proris|termorex|stimuno|curcuma plus|curcuma|sakatonik|fatigon|hemaviton
    em kapsul|vitamin e|natur e|vitamin rambut|vitamin b|vitamin b kompleks|becom c|becomzet|ester c|holisticare|ostelin|cdr fortos|kalsium anak
    minyak ikan anak|scott emulsion|scotts emulsion|cod liver oil|propolis|spirulina|sari kurma obat|madu herbal|gamat|jelly gamat
    ekstrak kulit manggis|habbatus sauda|jinten hitam|kacamata anti radiasi|lensa mata|servis kacamata|gagang kacamata|tetes softlens|gym harian
    gym sebulan|gym bulanan|biaya gym|nge gym sebulan|member fitness|member fitnes|pt gym|sewa alat gym|kelas pound fit|poundfit|kelas aerobik
    kelas senam|instruktur senam|iuran senam|lari maraton kesehatan|boxing|hydrotherapy|akupresur|totok punggung|totok|chiro|chiropractic
    klinik natasha|natasha skincare|permen halls|rapid test antigen`,
  full: 'tambal gigi|obat gigi|obat kucir|susu obat',
}
