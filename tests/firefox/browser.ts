/** A Firefox of one's own, driven over WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { findFirefox } from '../../scripts/firefox.ts'
import { disposables } from '../../server/disposables.ts'
import { startSoundServer } from './sound-server.ts'

export interface FirefoxOptions {
  /** `granted` without a prompt, or `denied` as by the browser's settings. */
  readonly microphone?: 'granted' | 'denied'
  /** Whether the machine has a device to play to. */
  readonly sound?: boolean
}

export interface RunningFirefox {
  readonly browser: Browser
  close(): Promise<void>
}

/** Of `permissions.default.microphone`. */
const BLOCK = 2
/** What it has to say to a machine without sound: no server is there. */
const NO_SOUND = { PULSE_SERVER: 'unix:/nonexistent' }

/** Its microphone plays a tone without end. */
export async function launchFirefox({
  microphone = 'granted',
  sound = true,
}: FirefoxOptions = {}): Promise<RunningFirefox> {
  const programs = findFirefox()
  if (!programs) throw new Error('no Firefox or no PulseAudio')
  const opened = disposables()
  try {
    const home = await mkdtemp(join(tmpdir(), 'ucap-firefox-'))
    opened.add(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
    let environment: Readonly<Record<string, string>> = NO_SOUND
    if (sound) {
      const server = await startSoundServer(programs.pulseaudio)
      opened.add(server.stop)
      environment = server.environment
    }
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: programs.firefox,
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: { ...process.env, ...environment, HOME: home },
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US',
        'media.navigator.streams.fake': true,
        ...(microphone === 'granted'
          ? { 'media.navigator.permission.disabled': true }
          : { 'permissions.default.microphone': BLOCK }),
      },
    })
    opened.add(() => browser.close())
    return { browser, close: opened.close }
  } catch (error) {
    await opened.close()
    throw error
  }
}
