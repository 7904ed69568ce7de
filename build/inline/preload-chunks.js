// Runs before the page's own script and preloads the chunks that it will import. The build writes the lists into this
// element's attributes (build/first-load.ts). A wrong guess costs a request, nothing else.
try {
  const { dataset } = document.currentScript
  const isKept = prefix => Object.keys(localStorage).some(key => key.startsWith(prefix))
  const isSignedIn = isKept('firebase:authUser:')
  const language = /^i[dn]\b/.test(localStorage.getItem('language') ?? navigator.language) ? 'id' : 'en'
  const preload = (files, properties) => {
    for (const href of files.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), properties, { href }))
  }
  const now = { rel: 'modulepreload', crossOrigin: '' }
  const next = { ...now, fetchPriority: 'low' }
  preload(dataset[`${language}${isSignedIn ? 'InitialApp' : 'Login'}`], now)
  // Two of these are for threads of their own, which ask for them again and find them in the browser's cache.
  preload(dataset.recorder, { rel: 'prefetch' })
  // With figures to show there is time for the rest once they are on show.
  if (isSignedIn && !isKept('lastKnown:')) preload(dataset.session, next)
} catch {
  // Storage is blocked: the page asks for everything itself.
}
