import { boot } from './app/boot.tsx'

const root = document.getElementById('root')
// Without its texts React cannot say what to do: the page's own template does.
if (root) boot(root).catch(() => root.append(document.querySelector('template')?.content ?? ''))
