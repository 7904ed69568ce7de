/** Names that contain fillers, verbs or small words. */
import { phraseList, phraseSet } from './phrase-table.ts'

/** Names that stay whole: 'Ya Kun' keeps its 'ya', 'banana split' its 'split'. */
export const NAMES = phraseSet(
  phraseList(`
  banh mi|bahn mi|car note|house note|truck note|hi cook|log cabin|log cabins|hi chew|oh boy|well water|so cal|buy one get one|buy 1 get 1|beli 1 gratis 1|beli satu gratis satu|beli 2 gratis 1|beli dua gratis satu|pas foto|sewa pick up|nasi goreng gila|hey tea|kena longsor|kena banjir|kena musibah|mari regal|biskuit mari|for both kids|for both boys|for both girls|for both cars|for both dogs|for both cats|for both rooms|for both bathrooms|for both trucks|for both vans|for both days|ya kun|so klin|so good|so nice|so fresh|bundaran hi|hello kitty|hello fresh|hello panda|just dance|just co|ok mart|ok google|oh some|buy two get one|buy 2 get 1
  co pay|co pays|makan kucing|makan anjing|makan hamster|makan burung|makan kelinci|makan sapi|makan kambing|makan ikan hias|er bill|er visit|er copay|er co pay|thank you card|thank you cards|thank you note|thank you notes|sticker thank you|stiker thank you|kartu thank you|le minerale|top one
  dollar tree|dollar general|family dollar|dollar store|the dollar store|half price books|buybuy baby|buy buy baby|payless|total wine|five below|best buy|banana split|ac split|split ac|budget hotel|total energies|log book|vinyl record|record player|galaxy note|redmi note
  infinix note|sticky note|sticky notes|cincin perak|kalung perak|gelang perak|anting perak|perhiasan perak
  kopi tuku|kopi susu tuku|susu tuku|toko tuku|es kopi tuku|es kopi susu tuku|di tuku|dari tuku|at tuku|from tuku
  go food|go ride|go car|go send|go mart|go box|go clean|go massage|go pay|isi ulang|isi staples|isi pensil|isi cutter|isi binder|isi pulpen
  the straits times|the new york times|the economist|the athletic|the guardian|the washington post|the wall street journal|the jakarta post
  the body shop|the north face|the ordinary|the coffee bean|the harvest|the sims|the last of us|the cheesecake factory|the home depot|the gap
  evening chai|morning chai|evening tea|morning tea|evening snacks|morning coffee|afternoon tea|afternoon coffee|well done|put put|mini put
  it cosmetics|in n out|take out|get well card|a and w|at and t|all you can eat|all in one|pay as you go|run club|whole foods|whole wheat|whole milk|whole chicken|whole grain|whole bean|whole beans|play it again sports|play it again|both ways|over the counter|going away
  mie gila|bakso gila|nasi gila|ayam gila|la mian|lor mee|lor bak|ikan em|kali urang|pasar baru|kota baru|baju baru|hp baru|buku baru|mi ayam|mi instan|mi goreng|mi rebus|mi aceh|mi bakso
  sepatu baru|tahun baru|laptop baru|motor baru|mobil baru`),
)
