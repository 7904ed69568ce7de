import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/i18n/language.ts'
import { type LegalDocument, loadLegalText } from '../../../src/i18n/legal/legal.ts'
import type { LegalText } from '../../../src/i18n/legal/legal-text.ts'

type Fact = readonly [section: string, en: RegExp, id: RegExp]

const CONSEQUENCES: Fact = [
  'consequences',
  /warning.*temporary suspension.*account deactivation.*permanent ban/s,
  /peringatan.*sementara.*dinonaktifkan.*diblokir selamanya/s,
]

/** What specification §1 says of the policy, and what the product keeps on its own account. */
const FACTS: Readonly<Record<LegalDocument, readonly Fact[]>> = {
  terms: [
    ['agreement', /By using Ucap you agree/, /Dengan memakai Ucap, kamu setuju/],
    ['account', /Google account/, /akun Google/],
    ['account', /children under 13/, /anak di bawah 13 tahun/],
    ['voice', /only to say what you spent/, /hanya untuk menyebut pengeluaranmu/],
    CONSEQUENCES,
    ['subscription', /non-refundable unless the law requires/, /tidak bisa dikembalikan, kecuali.*hukum/],
    [
      'changes',
      /may change.*Last Updated.*whether you agree.*still see, export and delete/s,
      /bisa berubah.*Terakhir diperbarui.*apakah kamu setuju.*lihat, ekspor, dan hapus/s,
    ],
    ['law', /law of Indonesia/, /hukum Indonesia/],
    ['contact', /support channels inside the app/, /layanan bantuan di dalam aplikasi/],
  ],
  privacy: [
    ['introduction', /By using Ucap you agree/, /Dengan memakai Ucap, kamu setuju/],
    ['signIn', /name.*email.*photo/, /nama.*email.*foto/],
    ['stored', /your expenses.*your profile/s, /pengeluaranmu.*profilmu/s],
    ['stored', /transcript, for about 48 hours/, /transkripnya, selama kira-kira 48 jam/],
    [
      'stored',
      /object to a warning.*what you wrote.*until 180 days after the answer/,
      /keberatan atas peringatan.*yang kamu tulis.*sampai 180 hari setelah dijawab/,
    ],
    [
      'stored',
      /operator.*looks at your account.*who it was, when, what was done/,
      /petugas.*melihat akunmu.*siapa petugasnya, kapan, apa yang dilakukan/,
    ],
    [
      'ownData',
      /what operators did stays.*internal number/,
      /tindakan petugas juga tetap ada.*nomor internal/,
    ],
    [
      'expenseAudio',
      /piece by piece.*deleted at once.*after 90 seconds/s,
      /sepotong demi sepotong.*langsung dihapus.*setelah 90 detik/s,
    ],
    ['expenseAudio', /when you pause.*text.*If you cancel/, /berhenti sejenak.*teks.*Kalau kamu batalkan/],
    ['expenseAudio', /speech service/, /layanan pengenal suara/],
    ['expenseAudio', /told words from.*latest expenses/, /kata-kata dari keterangan pengeluaran terakhirmu/],
    ['expenseAudio', /language model read the text/, /dibaca model bahasa/],
    [
      'expenseAudio',
      /legitimate expense recordings is never stored/,
      /memang soal pengeluaran tidak pernah kami simpan/,
    ],
    ['otherAudio', /only for expense content/, /hanya untuk mencatat pengeluaran/],
    ['otherAudio', /investigate abuse/, /menyelidiki penyalahgunaan/],
    [
      'otherAudio',
      /audio itself.*transcript.*confident.*reasoning.*account.*IP address.*device/s,
      /rekaman suaranya.*transkripnya.*yakin.*alasannya.*akun.*alamat IP.*perangkat/s,
    ],
    ['otherAudio', /after 180 days.*after 30 days/s, /setelah 180 hari.*setelah 30 hari/s],
    CONSEQUENCES,
    [
      'consequences',
      /90 days.*third.*24 hours.*fifth.*support.*seventh.*minute.*still see/s,
      /90 hari.*ketiga.*24 jam.*kelima.*layanan bantuan.*ketujuh.*satu menit.*tetap bisa melihat/s,
    ],
    ['unsent', /IndexedDB/, /IndexedDB/],
    ['unsent', /every 3 seconds/, /tiap 3 detik/],
    [
      'unsent',
      /server has answered.*discard.*Undo.*Delete as you sign out.*24 hours.*five/s,
      /server menjawab.*buang.*diurungkan.*Hapus saat keluar.*24 jam.*lima/s,
    ],
    ['unsent', /we ask.*your account alone/, /kami tanya.*hanya untuk akunmu/],
    ['unsent', /deleted for its age.*30 days.*told you/, /terlalu lama.*30 hari.*memberitahumu/],
    ['preferences', /local storage/, /penyimpanan lokal/],
    [
      'preferences',
      /without a network.*last looked at.*sign out.*another account/s,
      /tanpa internet.*terakhir kamu lihat.*keluar dari akun.*akun lain/s,
    ],
    ['fees', /non-refundable unless the law requires/, /tidak bisa dikembalikan, kecuali.*hukum/],
    ['children', /children under 13/, /anak di bawah 13 tahun/],
    [
      'changes',
      /may change.*Last Updated.*whether you agree.*still see, export and delete/s,
      /bisa berubah.*Terakhir diperbarui.*apakah kamu setuju.*lihat, ekspor, dan hapus/s,
    ],
    ['law', /law of Indonesia/, /hukum Indonesia/],
    ['contact', /support channels inside the app/, /layanan bantuan di dalam aplikasi/],
  ],
}

function said({ introduction, sections }: LegalText, id: string): string {
  if (id === 'introduction') return introduction
  return (
    sections
      .find(section => section.id === id)
      ?.body.flat()
      .join('\n') ?? ''
  )
}

/** What has to be alike in every language: sections, and their paragraphs and lists in order. */
function outline({ sections }: LegalText) {
  return sections.map(({ id, body }) => [id, ...body.map(part => typeof part === 'string' || part.length)])
}

describe.each(['terms', 'privacy'] as const)('the legal text %s', document => {
  it('has the same sections in both languages', async () => {
    const [en, id] = await Promise.all(LANGUAGES.map(language => loadLegalText(document, language)))
    expect(en && outline(en)).toEqual(id && outline(id))
    expect(en?.sections.map(section => section.heading)).not.toEqual(
      id?.sections.map(({ heading }) => heading),
    )
  })

  it.each(FACTS[document])(
    'names in %s what it has to: %s',
    {
      tags: [
        'spec-1.13',
        'spec-1.14',
        'spec-1.15',
        'spec-1.16',
        'spec-1.17',
        'spec-1.18',
        'spec-1.19',
        'spec-9.29',
      ],
    },
    async (section, english, indonesian) => {
      expect(said(await loadLegalText(document, 'en'), section)).toMatch(english)
      expect(said(await loadLegalText(document, 'id'), section)).toMatch(indonesian)
    },
  )
})
