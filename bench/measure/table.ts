/** The results as Markdown, ready for a README. */
import { aheadTable } from './ahead/table.ts'
import { backendTable } from './backend/table.ts'
import { dayTable } from './day/table.ts'
import { firstVisitTable } from './first-visit/table.ts'
import { pageTable } from './page/table.ts'
import { productTable } from './product-table.ts'
import { queueTable } from './queue/table.ts'
import { recorderTable } from './recorder-table.ts'
import type { Results } from './run.ts'
import { searchTable } from './search/table.ts'
import { tapTable } from './taps/table.ts'
import { uploadTable } from './upload/table.ts'

export function markdown(results: Results): string {
  const { figures, plan } = results
  const {
    recorders,
    lighthouse,
    taps,
    day,
    backend,
    search,
    queue,
    upload,
    ahead,
    'first-visit': firstVisit,
  } = figures
  return [
    recorders ? recorderTable(recorders.compared, plan) : '',
    productTable(figures, plan),
    firstVisit ? firstVisitTable(firstVisit, plan.firstVisit) : '',
    taps ? tapTable(taps, plan.taps) : '',
    day ? dayTable(day, plan.day) : '',
    lighthouse ? pageTable(lighthouse) : '',
    backend ? backendTable(backend) : '',
    search ? searchTable(search) : '',
    queue ? queueTable(queue) : '',
    upload ? uploadTable(upload) : '',
    ahead ? aheadTable(ahead) : '',
    origin(results),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

function origin({ command, date, minutes, machine }: Results): string {
  const { processor, cores, memoryBytes, system, node, chromium, packages } = machine
  const versions = [
    ...(chromium === null ? [] : [`Chromium ${chromium}`]),
    `Node ${node}`,
    ...Object.entries(packages).map(([name, version]) => `${name} ${version}`),
  ]
  return [
    `\`${command}\`, ${date.slice(0, 10)}, ${minutes.toFixed(0)} minutes. ${processor}, ${cores} cores,`,
    `${(memoryBytes / 2 ** 30).toFixed(0)} GiB, ${system};`,
    `${versions.join(', ')}.`,
  ].join('\n')
}
