/** Cues of a command to change what is recorded. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Before the command. */
export const ASKING = phraseSet(
  phraseList(
    'tolong|coba|bisa|minta tolong|can you|could you|please|i need to|i want to|lets|go ahead and|now|mau',
  ),
)
/** Commands that only a record can obey. */
export const REMOVING = phraseSet(
  phraseList(
    'delete|undo|erase|hapus|hapusin|apus|apusin|hapuskan|urungkan|scratch the|scratch that|cancel the|take out the|dont save|dont record|dont log|jangan disimpan|jangan simpan|buang yang|buang catatan|remove the|remove that|remove my|remove last|take off the last|get rid of the last|batalkan catatan|batalin catatan|batalin yang|batalkan yang|remove all|remove everything|remove them|clear all|clear everything|clear them|wipe everything|buang semua|buang semuanya|hilangin semua|hilangin semuanya|kosongin semua|kosongin semuanya|kosongkan semua|kosongkan semuanya|bersihin semua|bersihin semuanya|bersihkan semua|bersihkan semuanya',
  ),
)
/** Things that are erased for money. */
export const ERASED: ReadonlySet<string> = new Set(
  phraseList('tato|tattoo|makeup|jerawat|cat|coretan|keys|key|button'),
)
/** Commands to alter, which need a value behind 'to'. */
export const ALTERING = phraseSet(
  phraseList(
    'change|change the|change that|change my|change last|edit the|edit that|edit my|update the|update that|set the|correct the|fix the|ubah|ubahin|edit|koreksi|ralat yang|ganti nominal|ganti jumlah|ganti harga|ganti yang|gantiin nominal|betulin yang|betulkan yang',
  ),
)
/** Before the new value. */
export const NEW_VALUE: ReadonlySet<string> = new Set(phraseList('to|jadi|menjadi|ke'))
