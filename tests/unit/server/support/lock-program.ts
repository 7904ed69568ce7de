/** Takes the folder that it is given, says so or why not in one line, and keeps it until its input ends. */
import { FolderInUseError, lockFolder } from '../../../../server/db/folder-lock.ts'

const [, , folder = ''] = process.argv
try {
  lockFolder(folder)
  console.log(`held by ${process.pid}`)
  process.stdin.resume()
} catch (error) {
  if (!(error instanceof FolderInUseError)) throw error
  console.log(error.message)
}
