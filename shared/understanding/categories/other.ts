/** Giving, lending, gifts, family, personal and household services, pets, money moved about. */
import { OTHER_ENGLISH } from './other-english.ts'
import { OTHER_INDONESIAN } from './other-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const OTHER: CategoryWords = {
  category: 'Other',
  indonesian: OTHER_INDONESIAN,
  english: OTHER_ENGLISH,
  either: {
    faint: 'rumah|house|ibu|mertua|ortu|keluarga|family|mom|dad|parents|friend',
    hint: 'transfer|top up|topup|saldo',
    loose: 'creambath',
    thing: `
      laundry|barbershop|barber|salon|facial|manicure|pedicure|nail art|waxing|dry cleaning|tattoo|babysitter|go clean|e money|emoney|johnny andrean
      irwan team|venmo|pembantu|baby sitter|toilet|top up gopay|top up e wallet|crypto|bitcoin|nanny|hair cut|haircut|hair coloring|hair treatment
      lash lift|henna|makeup artist`,
    deciding: `
      whiskas|pedigree|royal canin|petshop|pet shop|grooming|unicef|palang merah|baznas|dompet dhuafa|rumah zakat|act donasi|wwf|kitabisa|hamster|zakat
      pet hotel|cat food|dog food|vet`,
  },
}
