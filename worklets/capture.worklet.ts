import { CAPTURE_PROCESSOR } from '../src/contracts/capture.ts'
import { CaptureProcessor } from './capture-processor.ts'

registerProcessor(CAPTURE_PROCESSOR, CaptureProcessor)
