/** Calls back when the permission for notifications may have changed. */

/** By the browser's event where there is one, otherwise when the page becomes visible again. */
export function watchNotificationPermission(onChange: () => void): void {
  addEventListener('focus', onChange)
  document.addEventListener('visibilitychange', onChange)
  const status = navigator.permissions?.query({ name: 'notifications' })
  void status?.then(
    permission => permission.addEventListener('change', onChange),
    () => undefined, // Safari before 16 does not support this name.
  )
}
