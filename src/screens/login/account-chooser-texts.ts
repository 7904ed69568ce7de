/** Texts of local mode's account chooser: apart from the dictionaries, since no production build has use for them. */
import type { Language } from '../../i18n/language.ts'

const en = {
  title: 'Choose an account',
  note: 'This copy runs on your own machine: no password, no Google.',
  otherEmail: 'Other email',
  continue: 'Continue',
}

export const CHOOSER_TEXTS: Readonly<Record<Language, typeof en>> = {
  en,
  id: {
    title: 'Pilih akun',
    note: 'Ucap ini jalan di komputermu sendiri: tanpa kata sandi, tanpa Google.',
    otherEmail: 'Email lain',
    continue: 'Lanjut',
  },
}
