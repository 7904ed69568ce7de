/** What the servers of the tests begin with, made once. */
import { test } from '@playwright/test'
import { prepareDataFolder } from './data-folder.ts'

test('an empty database of the product is made', prepareDataFolder)
