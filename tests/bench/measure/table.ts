/** The results as Markdown, ready for a README. */
import { productTable } from './product-table.ts'
import { recorderTable } from './recorder-table.ts'
import type { Results } from './run.ts'

export function markdown(results: Results): string {
  const { figures, plan } = results
  const { recorders } = figures
  return [
    recorders ? recorderTable(recorders.compared, plan) : '',
    productTable(figures, plan),
    origin(results),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

function origin({ command, date, minutes, machine }: Results): string {
  const versions = Object.entries(machine.packages).map(([name, version]) => `${name} ${version}`)
  return [
    `\`${command}\`, ${date.slice(0, 10)}, ${minutes.toFixed(0)} minutes. ${machine.processor}, ${machine.cores} cores,`,
    `${(machine.memoryBytes / 2 ** 30).toFixed(0)} GiB, ${machine.system}; Chromium ${machine.chromium}, Node ${machine.node};`,
    `${versions.join(', ')}.`,
  ].join('\n')
}
