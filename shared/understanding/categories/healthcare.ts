/** Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
import { HEALTHCARE_ENGLISH } from './healthcare-english.ts'
import { HEALTHCARE_INDONESIAN } from './healthcare-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const HEALTHCARE: CategoryWords = {
  category: 'Healthcare',
  indonesian: HEALTHCARE_INDONESIAN,
  english: HEALTHCARE_ENGLISH,
  either: {
    hint: 'guardian|watsons|century',
    loose: 'lab',
    thing: `
      gym|yoga|pilates|zumba|crossfit|vitamin|antibiotik|paracetamol|panadol|betadine|ibuprofen|halodoc|alodokter|celebrity fitness|fitness first
      gold gym|golds gym|anytime fitness|fithub|fit hub|siloam|hermina|mitra keluarga|prodia|kimia farma|apotek k24|optik melawai|optik seis|polysporin
      gaviscon|durex|hand sanitizer|rapid test|vitamin c|multivitamin|whey protein|creatine|ct scan|mri|medical checkup|sauna|fitness|personal trainer
      vicks|vicks vaporub|nebulizer|zinc|ekg|muay thai|massage|insulin|tiger balm|nasal spray|amoxicillin|omeprazole|vitamin d|vitamin b12|calcium
      glucosamine|omega 3|yoga class|kickboxing`,
  },
}
