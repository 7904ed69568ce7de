// Runs before anything that the page fetches, and has fetched what the page's own script will ask for next. The build
// writes the lists into this element; a wrong guess costs a fetch, nothing else.
try {
  const { dataset } = document.currentScript
  const isKept = prefix => Object.keys(localStorage).some(key => key.startsWith(prefix))
  const isSignedIn = isKept('firebase:authUser:')
  const language = /^i[dn]\b/.test(localStorage.getItem('language') ?? navigator.language) ? 'id' : 'en'
  const fetchAhead = (files, properties) => {
    for (const href of files.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), properties, { href }))
  }
  const now = { rel: 'modulepreload', crossOrigin: '' }
  const next = { ...now, fetchPriority: 'low' }
  fetchAhead(dataset[`${language}${isSignedIn ? 'SignedIn' : 'SignedOut'}`], now)
  // Two of these are for threads of their own, which ask for them again and find them in the browser's cache.
  fetchAhead(dataset.recorder, { rel: 'prefetch' })
  // With figures to show there is time for the rest once they are on show.
  if (isSignedIn && !isKept('lastKnown:')) fetchAhead(dataset.nothingKnown, next)
} catch {
  // Storage is blocked: the page asks for everything itself.
}
