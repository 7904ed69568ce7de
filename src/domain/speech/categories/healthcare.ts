/** Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
import type { CategoryWords } from './words.ts'

export const HEALTHCARE: CategoryWords = {
  category: 'Healthcare',
  indonesian: {
    hint: 'k24|k 24|farmasi|sehat|kesehatan|ugd|igd|rawat jalan|perawatan|perawat|suster',
    loose: `
      rs|rumah sakit|periksa|kontrol|cek|tes|konsultasi|posyandu|suntik|alkohol|kb|tensi|gula darah|kompres|tindik|pasien|minyak kayu|mata
      gigi`,
    thing: `
      obat|obat obatan|obatnya|obat batuk|obat flu|obat pilek|obat sakit kepala|obat pusing|obat maag|obat mag|obat lambung|obat diare
      obat mencret|obat cacing|obat panas|obat demam|obat mata|obat tetes|obat tetes mata|tetes mata|obat alergi|obat gatal|obat jerawat
      obat merah|obat luka|obat kulit|obat sariawan|obat sakit gigi|obat warung|obat darah tinggi|obat hipertensi|obat diabetes
      obat kolesterol|obat asam urat|obat tidur|obat kuat|obat herbal|obat anak|obat bapak|obat ibu|obat resep|nebus obat|tebus obat
      nebus resep|tebus resep|resep dokter|resep obat|salep|krim gatal|sirup obat|obat sirup|sirup batuk|obat batuk sirup|puyer|kapsul
      parasetamol|bodrex|bodrexin|paramex|oskadon|mixagrip|neozep|decolgen|procold|ultraflu|komix|obh|obh combi|vicks|vicks vaporub
      tolak angin|antangin|antimo|promag|mylanta|polysilane|diapet|entrostop|norit|oralit|insto|rohto|hansaplast|plester|plester luka|perban
      kasa|kain kasa|rivanol|minyak kayu putih|kayu putih|minyak angin|minyak gosok|minyak tawon|minyak urut|freshcare|fresh care|safe care
      balsem|balsam|koyo|salonpas|counterpain|hot cream|geliga|termometer|tensimeter|oximeter|alat tensi|alat tes gula|alat bantu dengar
      kursi roda|tongkat jalan|kruk|inhaler|nebulizer|oksigen|tabung oksigen|kompres demam|byebye fever|bye bye fever|masker medis|masker
      sensi|handsanitizer|hansanitizer|swab|swab antigen|antigen|pcr|tes pcr|tes covid|vitamin anak|vitacimin|enervon|enervon c|imboost
      redoxon|cdr|sangobion|neurobion|blackmores|minyak ikan|suplemen|suplemen makanan|zinc|kalsium|kolagen|madu penambah nafsu makan
      susu penambah berat badan|whey|jamu pegal linu|jamu gendong pegal|habbatussauda|herbal|apotek|apotik|toko obat|dokter|dokter gigi
      dokter umum|dokter anak|dokter kulit|dokter mata|dokter tht|dokter kandungan|dokter spesialis|dokter penyakit dalam|bayar dokter
      konsultasi dokter|konsul dokter|kontrol dokter|periksa dokter|berobat|klinik|klinik gigi|klinik kecantikan|klinik kulit|puskesmas
      mantri|bidan|persalinan|lahiran|melahirkan|rawat inap|opname|kamar rumah sakit|biaya rumah sakit|operasi caesar|operasi|sunat|khitan
      khitanan anak|vaksin|vaksinasi|imunisasi|imunisasi anak|suntik kb|pil kb|kb suntik|suntik vitamin|suntik putih|infus|infus whitening
      usg|rontgen|ronsen|ekg|tes darah|cek darah|cek kesehatan|cek gula|cek gula darah|cek kolesterol|cek lab|cek mata|tes mata|periksa mata
      periksa gigi|periksa kandungan|periksa kehamilan|test pack|testpack|tespek|tes kehamilan|tes laboratorium|laboratorium
      medical check up|mcu|surat sehat|surat dokter|tes narkoba|tes kesehatan|kacamata|kaca mata|kacamata minus|kacamata baca|kacamata baru
      kacamata anak|ganti lensa|lensa kacamata|frame kacamata|optik|softlens|soft lens|lensa kontak|cairan softlens|air softlens|cabut gigi
      scaling|scaling gigi|bersihin karang gigi|karang gigi|behel|kawat gigi|pasang behel|kontrol behel|ganti karet behel|gigi palsu|veneer
      bleaching gigi|fisioterapi|terapi|akupuntur|akupunktur|bekam|pijat|pijet|pijat refleksi|refleksi|urut|tukang urut|tukang pijat
      tukang pijet|spa|kretek badan|kiropraktik|psikolog|psikiater|konseling|ambulan|ambulans|ngegym|nge gym|fitnes|ngefit|senam
      senam aerobik|aerobik|kelas yoga|kelas pilates|kelas zumba|kelas gym|member gym|membership gym|langganan gym|langganan fitness
      muay thai|muaythai|tinju|donor darah|kondom|pelumas durex|alat kontrasepsi|korset|susu ibu hamil obat|minyak zaitun obat|p3k|kotak p3k
      asam folat|vitamin ibu hamil|tablet tambah darah|obat kumur betadine|obat woods|permen woods`,
    full: 'tambal gigi|obat gigi|obat kucir',
  },
  english: {
    hint: 'pharmacy|drugstore|drug store|cvs|walgreens|rite aid|health|hospital visit|er',
    loose: `
      pills|pill|mask|masks|test|drops|brace|eye|physical|scan|inhaler|walker|operation|spa|workout|exercise|trainer|condoms|procedure
      appointment|visit|condom|hospital|emergency|nurse|caregiver`,
    thing: `
      medicine|medicines|medication|medications|meds|cold medicine|cough medicine|cough syrup|cough drops|flu medicine|allergy medicine
      allergy pills|pain killers|painkillers|pain relievers|acetaminophen|tylenol|advil|aspirin|aleve|benadryl|claritin|zyrtec|dayquil
      nyquil|pepto bismol|tums|antacid|antacids|imodium|melatonin|sleeping pills|insulin|blood pressure pills|blood pressure medication
      birth control|plan b|antibiotics|antibiotic|prescription|prescriptions|prescription refill|refill prescription|copay|co pay|deductible
      hospital bill|medical bill|doctor bill|dental bill|eye drops|nasal spray|ear drops|ointment|neosporin|band aid|band aids|bandaid
      bandaids|bandage|bandages|gauze|first aid kit|thermometer|heating pad|ice pack|knee brace|wrist brace|ankle brace|back brace
      compression socks|hearing aid|hearing aids|wheelchair|crutches|surgical masks|n95 masks|covid test|pcr test|pregnancy test|drug test
      rehydration salts|electrolytes|pedialyte|charcoal tablets|vitamins|vitamin d|multivitamins|supplement|supplements|protein powder
      fish oil|probiotics|collagen|pre workout|doctor|doctors visit|doctor visit|doctor appointment|doctors appointment|doctor consultation
      pediatrician|pediatric visit|dermatologist|cardiologist|gynecologist|obgyn|ob gyn|orthopedist|specialist|physician|clinic
      walk in clinic|urgent care|emergency room|er visit|er bill|hospital stay|ambulance|surgery|stitches|cast|x ray|xray|x rays|ultrasound
      blood test|blood work|bloodwork|lab test|lab tests|lab work|labwork|vaccine|vaccination|vaccines|vaccinations|flu shot|rabies shot
      rabies vaccine|immunization|checkup|check up|annual physical|physical exam|dentist|dental|dental cleaning|teeth cleaning
      teeth whitening|tooth extraction|filling|root canal|crown|orthodontist|braces|retainer|invisalign|dentures|wisdom teeth|eye exam
      eye doctor|eye test|eye checkup|optometrist|optician|glasses|eyeglasses|new glasses|reading glasses|prescription glasses
      contact lenses|contact lens|contact solution|contacts|lenscrafters|warby parker|therapy|therapist|therapy session|counseling
      counselling|psychologist|psychiatrist|physical therapy|physical therapist|physiotherapy|physio|chiropractor|acupuncture|massage
      foot massage|balinese massage|back massage|thai massage|spa day|massage therapist|gym pass|gym membership|gym day pass|gym fee
      fitness class|fitness membership|personal training|yoga class|yoga classes|yoga retreat class|pilates class|spin class|spinning class
      zumba class|barre class|boxing class|kickboxing|planet fitness|orangetheory|peloton class|workout class|dermatology|sunburn cream
      after bite cream|medical marijuana|epipen|cpap supplies|blood sugar test strips|test strips|midwife|lasik|mole removal|flu shots`,
    full: 'dental floss kit medical|doctor on call',
  },
  either: {
    hint: 'guardian|watsons|century',
    loose: 'lab',
    thing: `
      gym|yoga|pilates|zumba|crossfit|vitamin|antibiotik|paracetamol|panadol|betadine|ibuprofen|halodoc|alodokter|celebrity fitness
      fitness first|gold gym|golds gym|anytime fitness|fithub|fit hub|siloam|hermina|mitra keluarga|prodia|kimia farma|apotek k24
      optik melawai|optik seis|polysporin|gaviscon|durex|hand sanitizer|rapid test|vitamin c|multivitamin|whey protein|creatine|ct scan|mri
      medical checkup|sauna|fitness|personal trainer`,
  },
}
