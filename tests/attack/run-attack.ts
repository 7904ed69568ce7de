/** Program: runs the attack that its argument names and reports to the process that started it. */
import { findAttack } from './attacks.ts'

const [name = ''] = process.argv.slice(2)
const attack = findAttack(name)
if (!attack) throw new Error(`No such attack: ${name}`)
const finding = await attack.run()
process.send?.(finding, () => process.exit(0))
