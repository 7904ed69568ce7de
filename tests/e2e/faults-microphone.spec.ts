/** Faults of the microphone and of the audio, before and in the middle of a recording. */
import {
  answerVoice,
  expect,
  type FaultPhone,
  heard,
  press,
  recordButton,
  recovers,
  reviewed,
  saved,
  test,
} from './fault-phones.ts'
import { lostInMidRecording, refused } from './refused-microphone.ts'

test.use({ language: 'id' })

const FAULTS = [
  {
    title: 'no microphone is told, and what to check',
    tag: ['@spec-8.26', '@fault-no-microphone'],
    name: 'NotFoundError',
    text: ({ voice }) => voice.notFound,
  },
  {
    title: 'a microphone that another program uses is told',
    tag: ['@spec-8.27', '@fault-microphone-in-use'],
    name: 'NotReadableError',
    text: ({ voice }) => voice.inUse,
  },
  {
    title: 'a microphone that the browser’s security keeps shut is told',
    tag: ['@spec-8.29', '@fault-microphone-kept-shut-by-the-browsers-security'],
    name: 'SecurityError',
    text: ({ voice }) => voice.security,
  },
  {
    title: 'a microphone that fails for no reason is told',
    tag: ['@spec-8.31', '@fault-microphone-that-fails-for-another-reason-or-none'],
    name: '',
    text: ({ voice }) => voice.unknownMicrophone,
  },
  {
    title: 'any other reason is told in the browser’s own words',
    tag: ['@spec-8.30', '@fault-microphone-that-fails-for-another-reason-or-none'],
    name: 'OddError',
    text: ({ voice }) => voice.accessFailed.replace('{{reason}}', 'moon phase'),
  },
] satisfies readonly {
  title: string
  tag: string[]
  name: string
  text: (texts: FaultPhone['texts']) => string
}[]

test('why a microphone does not open is told, and the next recording works', {
  tag: [...new Set(FAULTS.flatMap(({ tag }) => tag))],
}, async ({ phone }) => {
  for (const { title, name, text } of FAULTS)
    await test.step(title, async () => {
      await phone.page.evaluate(
        fault => {
          window.microphoneFault = fault
        },
        { name, message: name === 'OddError' ? 'moon phase' : '' },
      )
      await refused(phone, text(phone.texts))
      await recovers(phone)
    })
})

test('audio code that does not load is told as a failed start', {
  tag: ['@spec-8.32', '@fault-addmodule-failing-404'],
}, async ({ phone }) => {
  await phone.page.addInitScript(() => {
    window.workletFault = sessionStorage.getItem('worklet') === 'broken'
  })
  await phone.page.evaluate(() => sessionStorage.setItem('worklet', 'broken'))
  await phone.page.reload()
  await recordButton(phone).waitFor()
  await refused(phone, phone.texts.press.startFailed)
  await phone.page.evaluate(() => sessionStorage.clear())
  await recovers(phone)
})

test('a microphone unplugged in mid-recording is told, and what was said is saved once', {
  tag: ['@fault-unplugged-in-mid-recording-ended'],
}, async ({ phone }) => {
  await lostInMidRecording(phone, phone.texts.voice.notFound, () =>
    phone.page.evaluate(() => {
      for (const track of window.microphoneTracks.filter(({ readyState }) => readyState === 'live')) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    }),
  )
  await recovers(phone)
})

test('a browser without an audio worklet records in its own format', {
  tag: ['@spec-4.21', '@fault-no-audioworklet'],
}, async ({ phone }) => {
  const types: (string | undefined)[] = []
  await phone.page.addInitScript(() => {
    if (sessionStorage.getItem('worklet') === 'missing') Reflect.deleteProperty(window, 'AudioWorkletNode')
  })
  await phone.page.evaluate(() => sessionStorage.setItem('worklet', 'missing'))
  await phone.page.reload()
  const uploads = await answerVoice(phone, route => {
    types.push(/filename="recording\.(\w+)"/.exec(route.request().postData() ?? '')?.[1])
    return saved(route)
  })
  await press(phone)
  await heard(phone, 1.5)
  await phone.page.mouse.up()
  await reviewed(phone)
  expect(uploads()).toBe(1)
  expect(types).not.toContain('wav')
  await phone.page.evaluate(() => sessionStorage.clear())
  await recovers(phone)
  await phone.page.reload()
})
