// Shows notifications on browsers where a page may not, and brings the page forward when one is tapped.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(bringForward())
})

async function bringForward() {
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.length > 0 ? pages[0].focus() : self.clients.openWindow('/')
}
