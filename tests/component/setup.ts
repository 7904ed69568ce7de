import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { speakInFull } from '../../src/i18n/translate.ts'

beforeAll(speakInFull)
afterEach(cleanup)
