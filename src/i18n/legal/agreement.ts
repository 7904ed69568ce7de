/** Texts of the dialog for changed terms. Separate from the dictionaries, which the first paint waits for. */
import type { TermsVersion } from '../../../shared/domain/terms.ts'
import type { Language } from '../language.ts'

export interface AgreementText {
  readonly title: string
  /** `{{date}}` is the day of the version. */
  readonly since: string
  readonly changes: string
  /** Changes of each version from the previous one. */
  readonly changed: Readonly<Record<TermsVersion, readonly string[]>>
  readonly until: string
  readonly agree: string
  readonly agreeing: string
  /** Shown where this page is older than the version. */
  readonly outdated: string
}

export const AGREEMENT_TEXTS: Readonly<Record<Language, AgreementText>> = {
  en: {
    title: 'Our terms have changed',
    since: 'As of {{date}}',
    changes: 'What is new:',
    changed: {
      '2026-11-23': [
        'You can object to a warning on your profile, and see the answer there.',
        'We keep a record of what our team looks at or changes on an account.',
        'You can download everything that we store about you, and delete your account.',
        'We note which terms you agreed to, and when.',
      ],
    },
    until: 'Until you agree you cannot add anything. Your data stay yours in any case:',
    agree: 'Agree',
    agreeing: 'One moment…',
    outdated: 'Reload Ucap to read them.',
  },
  id: {
    title: 'Syarat kami berubah',
    since: 'Berlaku sejak {{date}}',
    changes: 'Yang baru:',
    changed: {
      '2026-11-23': [
        'Kamu bisa mengajukan keberatan atas peringatan di profilmu, dan melihat jawabannya di sana.',
        'Kami mencatat apa saja yang dilihat atau diubah tim kami di sebuah akun.',
        'Kamu bisa mengunduh semua yang kami simpan tentangmu, dan menghapus akunmu.',
        'Kami mencatat syarat mana yang kamu setujui, dan kapan.',
      ],
    },
    until: 'Sebelum setuju, kamu belum bisa menambah apa pun. Datamu tetap milikmu:',
    agree: 'Setuju',
    agreeing: 'Sebentar…',
    outdated: 'Muat ulang Ucap untuk membacanya.',
  },
}
