// Runs before anything that the page fetches, and has fetched what the page's own script will ask for next. The build
// writes the lists into this element; a wrong guess costs a fetch, nothing else.
try {
  const { dataset } = document.currentScript
  const isSignedIn = Object.keys(localStorage).some(key => key.startsWith('firebase:authUser:'))
  const language = /^i[dn]\b/.test(localStorage.getItem('language') ?? navigator.language) ? 'id' : 'en'
  const files = dataset[`${language}${isSignedIn ? 'SignedIn' : 'SignedOut'}`] ?? ''
  for (const href of files.split(' ').filter(Boolean)) {
    const isStyle = href.endsWith('.css')
    const link = document.createElement('link')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    link.as = isStyle ? 'style' : 'script'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
} catch {
  // Storage is blocked: the page asks for everything itself.
}
