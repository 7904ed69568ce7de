/**
 * Stands in for https://apis.google.com/js/api.js where there is no internet: as much of gapi.iframes as the
 * Firebase Auth SDK and the Auth emulator's helper page use, over postMessage. Both load it, the SDK in the
 * page and the helper in the iframe that the SDK opens.
 */
;(() => {
  if (window.gapi) return
  /** Marks our messages among others, such as the one by which the emulator's popup reaches the iframe. */
  const CHANNEL = 'gapi-stub'

  /** One end of the line between a page and an iframe in it; `post` delivers to the other end. */
  class Iframe {
    constructor(post) {
      this.post = post
      this.handlers = new Map()
      /** Calls that came before their handler was registered. */
      this.waiting = []
      this.answers = new Map()
      this.lastId = 0
      this.register('ping', () => ({ status: 'ACK' }))
    }

    /** `handler` gets the data of a call; what it returns, or resolves to, is the answer. */
    register(name, handler) {
      this.handlers.set(name, handler)
      const due = this.waiting.filter(call => call.name === name)
      this.waiting = this.waiting.filter(call => call.name !== name)
      for (const call of due) this.answer(call)
    }

    /** `onAnswers` gets a list: one answer for each handler, of which there is one. */
    send(name, data, onAnswers) {
      const id = ++this.lastId
      if (onAnswers) this.answers.set(id, onAnswers)
      this.post({ channel: CHANNEL, kind: 'call', id, name, data })
    }

    ping(onAnswers) {
      return new Promise(resolve => {
        this.send('ping', null, answers => {
          onAnswers?.(answers)
          resolve(answers)
        })
      })
    }

    /** The real one changes the frame's size and whether it hides; ours is out of sight from the start. */
    async restyle() {
      return [{ status: 'ACK' }]
    }

    receive(message) {
      if (message.kind === 'call') {
        if (this.handlers.has(message.name)) this.answer(message)
        else this.waiting.push(message)
        return
      }
      const onAnswers = this.answers.get(message.id)
      this.answers.delete(message.id)
      try {
        onAnswers?.([message.response])
      } catch (error) {
        // The SDK's callback for webStorageSupport always ends by throwing; gapi keeps that to itself, too.
        console.debug('gapi stub: a callback threw', error)
      }
    }

    async answer({ id, name, data }) {
      const response = await this.handlers.get(name)(data)
      this.post({ channel: CHANNEL, kind: 'answer', id, response })
    }
  }

  function listen(other, end) {
    window.addEventListener('message', event => {
      if (event.source === other() && event.data?.channel === CHANNEL) end.receive(event.data)
    })
  }

  function open({ where, url, attributes = {} }, onOpen) {
    const element = document.createElement('iframe')
    const { style, ...others } = attributes
    Object.assign(element.style, style)
    for (const [name, value] of Object.entries(others)) element.setAttribute(name, value)
    // Its script runs, and listens, before its load event: what is sent from then on arrives.
    const loaded = new Promise(resolve => element.addEventListener('load', resolve, { once: true }))
    const { origin } = new URL(url, location.href)
    const end = new Iframe(message => loaded.then(() => element.contentWindow?.postMessage(message, origin)))
    listen(() => element.contentWindow, end)
    element.src = url
    where.append(element)
    return Promise.resolve(onOpen(end))
  }

  let parentEnd = null
  function getParentIframe() {
    if (!parentEnd) {
      const origin = location.ancestorOrigins[0]
      parentEnd = new Iframe(message => window.parent.postMessage(message, origin))
      listen(() => window.parent, parentEnd)
    }
    return parentEnd
  }
  if (window.parent !== window) getParentIframe()

  const context = { open, getParentIframe }
  window.gapi = {
    load: (_modules, { callback }) => queueMicrotask(callback),
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin' },
  }

  // Told by `?onload=NAME`, or by the name that everybody knows.
  const named = new URL(document.currentScript.src).searchParams.get('onload')
  window[named ?? 'gapi_onload']?.()
})()
