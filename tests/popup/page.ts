/** The smallest page that signs in by popup, with the product's own adapter. */
import { createFirebaseSession } from '../../src/session/firebase.ts'

const session = createFirebaseSession({
  firebase: { projectId: 'demo-ucap', apiKey: 'demo-ucap', authDomain: 'localhost', appId: 'demo-ucap' },
  emulatorUrl: location.origin,
  events: window,
})

function show(label: string, text: string): void {
  const output = document.querySelector(`output[aria-label="${label}"]`)
  if (output) output.textContent = text
}

session.onUser(user => show('Account', user?.email ?? 'none'))
document.querySelector('button')?.addEventListener('click', async () => {
  show('Outcome', 'under way')
  const outcome = await session.signIn()
  const token = await session.token()
  show('Outcome', outcome.kind === 'failed' ? `failed: ${outcome.reason}` : outcome.kind)
  show('Token', token.kind === 'token' ? token.token : token.kind)
})
