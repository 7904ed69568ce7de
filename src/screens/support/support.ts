/** Contacts of this installation's operators; set at build time. */

export interface Support {
  /** In international form, digits only; null where there is none. */
  readonly whatsApp: string | null
  readonly email: string | null
}

export function support(): Support {
  const { VITE_SUPPORT_WHATSAPP, VITE_SUPPORT_EMAIL } = import.meta.env
  const digits = String(VITE_SUPPORT_WHATSAPP ?? '').replace(/\D/g, '')
  return { whatsApp: digits || null, email: VITE_SUPPORT_EMAIL || null }
}

/** A chat with them; `message` waits in it to be sent. */
export function chatLink(whatsApp: string, message: string): string {
  return `https://wa.me/${whatsApp}?text=${encodeURIComponent(message)}`
}
