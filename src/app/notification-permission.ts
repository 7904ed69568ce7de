/** Calls back when the permission for notifications may have changed. */

/** With the browser's own event where there is one; with the page's return from its settings where there is none. */
export function watchNotificationPermission(onChange: () => void): void {
  addEventListener('focus', onChange)
  document.addEventListener('visibilitychange', onChange)
  const status = navigator.permissions?.query({ name: 'notifications' })
  void status?.then(
    permission => permission.addEventListener('change', onChange),
    () => undefined, // Safari before 16 does not know this name.
  )
}
