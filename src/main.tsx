import { boot } from './app/boot.tsx'

const root = document.getElementById('root')
// Without the texts React can show no message, so the page's own template is shown.
if (root) boot(root).catch(() => root.append(document.querySelector('template')?.content ?? ''))
