import { CAPTURE_PROCESSOR } from '../shared/contracts/capture.ts'
import { CaptureProcessor } from './capture-processor.ts'

registerProcessor(CAPTURE_PROCESSOR, CaptureProcessor)
