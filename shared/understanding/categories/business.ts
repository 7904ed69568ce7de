/** Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
import { BUSINESS_ENGLISH } from './business-english.ts'
import { BUSINESS_INDONESIAN } from './business-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const BUSINESS: CategoryWords = {
  category: 'Business',
  indonesian: BUSINESS_INDONESIAN,
  english: BUSINESS_ENGLISH,
  either: {
    hint: 'meeting',
    loose: 'bonus|logo',
    thing: `
      domain|hosting|vps|coworking|co working|coworking space|wework|facebook ads|google ads|instagram ads|ig ads|tiktok ads|meta ads|fb ads|shopee ads
      niagahoster|hostinger|godaddy|namecheap|rumahweb|domainesia|shopify|gofiverr|fiverr|upwork|jne|sicepat|fedex|dhl|packaging|freelancer|influencer
      banner|flyer|office depot|staples|officemax|freelance|mailchimp|jubelio|moka pos|canva print|regus|gowork|go work|printing|web hosting|website|ads
      marketing|supplier|bubble wrap|seminar|j&t|j t|jnt express|id express|shopee express|sap express|tiki|tiki jne|server|content writer|copywriter
      seo`,
    deciding: `
      customer|client gift|client gifts|gift for a client|gift for client|gifts for clients|client gift basket|buat karyawan|kado buat klien
      hampers buat klien|buat laundry kiloan|buat warung|untuk warung|buat toko|untuk toko|buat kedai|buat kafe saya|buat cafe saya|buat catering
      buat katering|buat konveksi|buat stok warung|buat orderan|buat pesanan|orderan|pesanan customer|buat proyekan|buat presentasi|for my cafe
      for our cafe|for my restaurant|for the restaurant|for our restaurant|for my bakery|for the bakery|for my food truck|for the cafe|for orders
      for the workshop|for our office|for my office|for the job site|for the crew|for my crew|for the startup|for inventory|for my clients|for a client
      with a client|for the store inventory|for staff|for my staff|for our customers|for my customers|for product photos|to resell|for my online shop
      for my online store|for shipping orders|for shipping|pembeli`,
  },
}
