// Runs before anything that the page fetches, and has fetched what the page's own script will ask for next. The build
// writes the lists into this element; a wrong guess costs a fetch, nothing else.
try {
  const { dataset } = document.currentScript
  const isKept = prefix => Object.keys(localStorage).some(key => key.startsWith(prefix))
  const isSignedIn = isKept('firebase:authUser:')
  const language = /^i[dn]\b/.test(localStorage.getItem('language') ?? navigator.language) ? 'id' : 'en'
  const files = [dataset[`${language}${isSignedIn ? 'SignedIn' : 'SignedOut'}`]]
  // With figures to show there is time for the rest once they are on show.
  if (isSignedIn && !isKept('lastKnown:')) files.push(dataset.nothingKnown)
  for (const href of files.join(' ').split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
} catch {
  // Storage is blocked: the page asks for everything itself.
}
